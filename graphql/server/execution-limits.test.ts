import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { originalOf } from '../sql/engine/connection/intercepted-database.ts';
import type { Database } from '../sql/engine/connection/database.ts';
import { StatementGate } from '../sql/engine/connection/statement-gate.ts';
import { countStatements } from '../testing/count-statements.ts';
import { apiRequest, openTestDatabase, type TestDatabase } from '../testing/test-api.ts';
import { createApi } from './server.ts';
import { gatedDatabase } from './execution-limits.ts';

const NEVER = 3_600_000;

let database: TestDatabase;
let unexpected: unknown[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => {
  expect(unexpected).toEqual([]);
  unexpected = [];
});
afterAll(() => database.close());

/** The API over statements that each wait until they are let through. */
function slowApi(timeout = NEVER) {
  const { counted, takeStatements } = countStatements(database.sql);
  const held: (() => void)[] = [];
  const slow: Database = new Proxy(counted, {
    apply(target, self, args: unknown[]) {
      const query: unknown = Reflect.apply(target, self, args);
      const [strings] = args;
      if (!(query instanceof Promise) || !Array.isArray(strings) || !('raw' in strings)) return query;
      const run = query.then.bind(query);
      let rows: Promise<unknown> | undefined;
      Reflect.set(query, 'then', (...handlers: Parameters<typeof run>) => {
        rows ??= new Promise((resolve, reject) => held.push(() => void run(resolve, reject)));
        return rows.then(...handlers);
      });
      return query;
    },
  });
  const api = createApi({ database: slow, timeout, logError: (error) => unexpected.push(error) });
  const letThrough = () => held.splice(0).forEach((go) => go());
  return { api, held, letThrough, takeStatements };
}

const LISTS = `{ ${Array.from({ length: 12 }, (_, n) => `a${n}: kills(first: ${n + 1}) { nodes { victim { character { name } } } }`).join(' ')} }`;

describe('a query of a stranger', () => {
  it('has few statements at a time', async () => {
    const { api, held, letThrough } = slowApi();
    const state = { isDone: false };
    const answer = api.fetch(apiRequest(LISTS)).finally(() => (state.isDone = true));
    let most = 0;
    await expect.poll(() => held.length).toBeGreaterThan(0);
    while (!state.isDone) {
      most = Math.max(most, held.length);
      letThrough();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(most).toBe(4);
    expect(await (await answer).json()).not.toHaveProperty('errors');
  });

  it('begins no other statement once its time is over', async () => {
    const { api, letThrough, takeStatements } = slowApi(100);
    const answer = await api.fetch(apiRequest(LISTS));
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'TIMEOUT' } }] });
    takeStatements();
    letThrough();
    await database.sql`select 1`;
    expect(takeStatements()).toHaveLength(4);
    await database.sql`select 1`;
    expect(takeStatements()).toEqual([]);
  });

  it('begins no other statement once its client is gone', async () => {
    const { api, held, letThrough, takeStatements } = slowApi();
    const client = new AbortController();
    const answer = api.fetch(new Request(apiRequest(LISTS), { signal: client.signal }));
    await expect.poll(() => held.length).toBe(4);
    client.abort();
    await answer.catch(() => undefined);
    letThrough();
    await database.sql`select 1`;
    expect(takeStatements()).toHaveLength(4);
    await database.sql`select 1`;
    expect(takeStatements()).toEqual([]);
  });

  it('is given up where its answer becomes too large, before more of it is read', async () => {
    const { counted, takeStatements } = countStatements(database.sql);
    const api = createApi({ database: counted, answerBytes: 2_000 });
    const query = '{ kills(first: 50) { nodes { id time victim { character { name } } } } }';
    expect(await (await api.fetch(apiRequest(query))).json()).toEqual({
      errors: [{ message: expect.stringContaining('2 KB'), extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(takeStatements()).toEqual(['killPage']);
  });
});

describe('a database whose statements pass a gate', () => {
  it('is the same one for parts that are made once', () => {
    const gate = new StatementGate(1, new AbortController().signal);
    const twice = gatedDatabase(gatedDatabase(database.sql, gate), gate);
    expect(originalOf(twice)).toBe(database.sql);
  });

  it('gives the rows, and the errors, of its statements', async () => {
    const sql = gatedDatabase(database.sql, new StatementGate(1, new AbortController().signal));
    const part = sql`${7}::integer as n`;
    expect([...(await sql`select ${part}`)]).toEqual([{ n: 7 }]);
    await expect(async () => sql`select nonsense`).rejects.toMatchObject({ code: '42703' });
    expect([...(await sql`select 1 as n`)]).toEqual([{ n: 1 }]);
  });
});
