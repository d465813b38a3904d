import { inject, afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { onWritten } from './written.ts';

// The embedded database has a single process, which needs no notifications.
describe.skipIf(!('url' in inject('database')))('a listener of a database', () => {
  let database: EmptyDatabase;

  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.close());

  it('is notified of committed writes of others, and not of rolled back ones', async () => {
    const written = vi.fn();
    await onWritten(database.another(), written);
    const insert = `insert into "character" values (1, 'Haaravek', 'CHOSEN', 40, 80)`;

    const undone = database.sql.begin(async (sql) => {
      await sql.unsafe(insert);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await database.sql.unsafe(insert);
    await expect.poll(() => written.mock.calls.length).toBe(1);
  });

  it('is notified again after it has reconnected', async () => {
    const written = vi.fn();
    await onWritten(database.another(), written);
    await database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    await expect.poll(() => written.mock.calls.length).toBeGreaterThan(0);
  });
});
