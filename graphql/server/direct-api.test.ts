import { setImmediate } from 'node:timers/promises';
import { parse, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GetKillDocument, GetScenarioScoreboardDocument } from '../generated/documents.ts';
import { openDatabase } from '../sql/engine/connection/database.ts';
import { countStatements } from '../testing/count-statements.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { type AskDirectly, createDirectApi } from './direct-api.ts';

let api: TestApi;
let ask: AskDirectly;

beforeAll(async () => {
  api = await openTestApi();
  ask = createDirectApi({ database: api.sql });
});
afterAll(() => api.close());

describe('a question of this process', () => {
  it('is answered as one over HTTP', async () => {
    const [kill] = await api.sql<{ id: string }[]>`select max(kill_id)::text as id from kill_damage`;
    const [run] = await api.sql<{ id: string }[]>`select max(record_id::text) as id from scenario_score`;
    for (const [document, id] of [
      [GetKillDocument, kill?.id],
      [GetScenarioScoreboardDocument, run?.id],
    ] as const) {
      const { data, errors } = await ask(document, { id });
      expect(errors).toEqual([]);
      expect(data).toStrictEqual(await api.ask(print(document), { id }));
    }
  });

  it('reads once what several that are asked together need', async () => {
    const [kill] = await api.sql<{ id: string }[]>`select max(kill_id)::text as id from kill_damage`;
    const { counted, takeStatements } = countStatements(api.sql);
    const askCounted = createDirectApi({ database: counted });
    const variables = { id: kill?.id };
    await askCounted(GetKillDocument, variables);
    const alone = takeStatements().toSorted();
    await Promise.all([askCounted(GetKillDocument, variables), askCounted(GetKillDocument, variables)]);
    expect(takeStatements().toSorted()).toEqual(alone);
    await setImmediate();
    await askCounted(GetKillDocument, variables);
    expect(takeStatements().toSorted()).toEqual(alone);
  });

  it('may ask for a longer page than those of clients', async () => {
    const { errors, data } = await ask(parse('{ kills(first: 100) { nodes { id } } }'), {});
    expect({ errors, data }).toEqual({
      errors: [],
      data: { kills: { nodes: expect.objectContaining({ length: 100 }) } },
    });
  });

  it('is refused where the schema has no such field', async () => {
    const answer = await ask(parse('{ kill(id: "1") { weather } }'), {});
    expect(answer).toMatchObject({ data: null, errors: [{ message: expect.stringContaining('weather') }] });
  });

  it('is refused where a variable is wrong', async () => {
    const { errors } = await ask(GetKillDocument, {});
    expect(errors).toMatchObject([{ message: expect.stringContaining('"$id"') }]);
  });

  it('says that the database is away, and no more', async () => {
    const heard: unknown[] = [];
    const database = openDatabase({ url: 'postgres://user@127.0.0.1:1/nothing' });
    const away = createDirectApi({ database, logError: (error) => heard.push(error) });
    const { data, errors } = await away(GetKillDocument, { id: '1' });
    await database.end({ timeout: 1 });
    expect(data).toEqual({ kill: null });
    expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
    expect(heard).toHaveLength(1);
  });
});
