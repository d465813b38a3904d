import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedDatabase } from '../embedded/embedded-database.ts';
import { createApi } from './server.ts';
import { openDatabase, type Database } from '../sql/engine/connection/database.ts';
import { apiRequest, testApi, type TestApi } from '../testing/test-api.ts';
import { startTinyDatabase, temporaryDirectory } from '../testing/world/tiny-database.ts';

const IN_FLIGHT = 50;
/** A restart takes a second on a quiet machine. */
const SLOWEST_RESTART_MS = 600_000;
const QUERY =
  'query Q($id: ID!, $first: Int) { kill(id: $id) { id time } kills(first: $first) { totalCount nodes { id } } }';

describe('a database process that is killed', () => {
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
  let database: EmbeddedDatabase;
  let sql: Database;
  let api: TestApi;
  let right: readonly unknown[];

  beforeAll(async () => {
    folder = await temporaryDirectory();
    database = await startTinyDatabase(folder.path);
    sql = openDatabase({ ...database.connection, restartTimeout: SLOWEST_RESTART_MS });
    api = testApi({ sql, close: () => sql.end({ timeout: 1 }) });
    right = await askAll();
  });
  afterAll(async () => {
    await api.close();
    await database.stop();
    await folder.remove();
  });

  const askAll = () =>
    Promise.all(Array.from({ length: IN_FLIGHT }, (_, n) => api.ask(QUERY, { id: String(n + 1), first: n })));

  it.each([0, 5, 25])(
    '%i ms after many requests loses none of them and answers none wrong',
    async (pause) => {
      const pid = database.pid() ?? 0;
      const answers = askAll();
      await wait(pause);
      process.kill(pid, 'SIGKILL');

      expect(await answers).toEqual(right);
      expect(database.pid()).not.toBe(pid);
    },
  );

  it('says that it is away when it does not come back', async () => {
    await database.stop();
    const hasty = openDatabase({ ...database.connection, restartTimeout: 500 });
    const { fetch } = createApi({ database: hasty, logError: () => undefined });
    const bodies = await Promise.all(
      Array.from({ length: IN_FLIGHT }, async () =>
        (await fetch(apiRequest('{ kill(id: 1) { id } }'))).text(),
      ),
    );
    await hasty.end({ timeout: 1 });

    for (const body of bodies) expect(body).toContain('SERVICE_UNAVAILABLE');
  });
});
