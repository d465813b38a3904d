import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#graphql/sql/engine/connection/database.ts';
import { RawClient } from '#graphql/testing/raw-client.ts';
import { startTinyDatabase, temporaryDirectory } from '#graphql/testing/world/tiny-database.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { message, queryMessage, SYNC } from './message.ts';
import { TINY_KILLS } from '#graphql/testing/world/tiny-world.ts';

/** The results of many queries whose answers are known. */
interface StressResult {
  readonly right: number;
  readonly wrong: number;
  readonly errors: readonly string[];
}

type Check = (sql: Database, n: number, prepare: boolean) => Promise<boolean>;

const AT_ONCE = 24;

/** Replies differ in columns, types and rows, so that one given to the wrong client shows. */
const CHECKS: readonly Check[] = [
  async (sql, n, prepare) => {
    const [row] = await sql.unsafe('select $1::int as a', [n], { prepare });
    return row?.a === n;
  },
  async (sql, n, prepare) => {
    const [row] = await sql.unsafe('select $1::int as b, $2::text as t', [n, `x${n}`], { prepare });
    return row?.b === n && row.t === `x${n}`;
  },
  async (sql, n, prepare) => {
    const id = 1 + (n % TINY_KILLS);
    const [row] = await sql.unsafe('select id::int from kill where id = $1::bigint', [id], { prepare });
    return row?.id === id;
  },
  async (sql, n, prepare) => {
    const rows = await sql.unsafe('select g::int from generate_series(1, $1::int) g', [1 + (n % 7)], {
      prepare,
    });
    return rows.length === 1 + (n % 7) && rows.every((row, at) => row.g === at + 1);
  },
  (sql, n) =>
    sql.begin(async (transaction) => {
      const [first] = await transaction`select ${n}::int as c`;
      const [second] = await transaction`select ${n + 1}::int as c`;
      return first?.c === n && second?.c === n + 1;
    }),
  async (sql, n, prepare) => {
    const failure = await sql.unsafe('select 1 / $1::int', [0], { prepare }).catch((error: unknown) => error);
    const [row] = await sql.unsafe('select $1::int as d', [n], { prepare });
    return failure instanceof Error && failure.message === 'division by zero' && row?.d === n;
  },
];

/** Asks `count` queries through several pools at once, prepared and unprepared ones mixed. */
async function stress(pools: readonly Database[], count: number): Promise<StressResult> {
  const result = { right: 0, wrong: 0, errors: [] as string[] };
  let next = 0;
  const askOn = async () => {
    for (let n = next++; n < count; n = next++) {
      const check = CHECKS[(n * 7919) % CHECKS.length];
      const sql = pools[n % pools.length];
      if (!check || !sql) throw new Error('Nothing to ask.');
      const outcome = await check(sql, n, n % 3 > 0).catch((error: Error) => error);
      if (outcome instanceof Error) result.errors.push(outcome.message);
      else if (outcome) result.right += 1;
      else result.wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return result;
}

const QUERIES = 1_200;
const NONE = Buffer.alloc(2);
const FLUSH = message('H');
const parse = (script: string, name = '') => message('P', name, script, NONE);
const bind = (statement = '') => message('B', '', statement, NONE, NONE, NONE);
const EXECUTE = message('E', '', Buffer.alloc(4));

describe('createWireServer over a real engine', () => {
  let database: EmbeddedDatabase;
  let sql: Database;
  let other: Database;
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;

  beforeAll(async () => {
    folder = await temporaryDirectory();
    database = await startTinyDatabase(folder.path);
    sql = openDatabase(database.connection);
    other = openDatabase(database.connection);
  });
  afterAll(async () => {
    await Promise.all([sql, other].map((pool) => pool.end({ timeout: 1 })));
    await database.stop();
    await folder.remove();
  });

  it('gives every client its own answers', async () => {
    expect(await stress([sql, other], QUERIES)).toEqual({ right: QUERIES, wrong: 0, errors: [] });
  });

  it('rolls back the transaction of a client that disconnects', async () => {
    const client = await RawClient.connect(database.connection);
    client.send(queryMessage('begin; create table broken (i integer)'));
    expect((await client.until('Z')).at(-1)).toBe('Z:T');
    const waiting = sql`select to_regclass('broken')::text as name`;
    client.disconnect();
    expect([...(await waiting)]).toEqual([{ name: null }]);
  });

  it('does not interleave clients within a query', async () => {
    const client = await RawClient.connect(database.connection);
    client.send(parse('select 1 as mine'), FLUSH);
    await client.until('1');
    let answered = false;
    const others = sql`select 2 as other`.then((rows) => (answered = rows[0]?.other === 2));
    await wait(100);
    expect(answered).toBe(false);
    client.send(bind(), EXECUTE, SYNC);
    expect((await client.until('Z')).filter((reply) => reply.startsWith('D:')).join()).toMatch(/1$/);
    expect(await others).toBe(true);
    client.disconnect();
  });

  it('answers an error once and goes on after Sync', async () => {
    const client = await RawClient.connect(database.connection);
    client.send(parse('select nonsense'), bind(), EXECUTE, parse('select 1'), FLUSH);
    expect((await client.until('E')).at(-1)).toContain('C42703');
    client.send(bind(), EXECUTE, SYNC, queryMessage('select 7 as x'));
    expect(await client.until('Z')).toEqual(['Z:I']);
    expect((await client.until('Z')).filter((reply) => reply.startsWith('D:'))).toHaveLength(1);
    client.disconnect();
  });

  it.each([
    'copy kill to stdout',
    ' /* x */ COPY zone from stdin',
    `select 'copy'; copy zone to '/tmp/zone'`,
  ])('refuses %s', async (script) => {
    await expect(sql.unsafe(script)).rejects.toMatchObject({ code: '0A000' });
    expect([...(await sql`select 'copy' as copy`)]).toEqual([{ copy: 'copy' }]);
  });

  it('refuses a COPY that is to be prepared', async () => {
    await expect(sql`copy zone from stdin`).rejects.toMatchObject({ code: '0A000' });
    expect([...(await sql`select ${'copy'}::text as copy`)]).toEqual([{ copy: 'copy' }]);
  });

  it('fails the transaction in which a COPY is refused', async () => {
    const transaction = sql.begin(async (inside) => {
      await inside`create table half (i integer)`;
      await inside.unsafe('copy half from stdin');
    });
    await expect(transaction).rejects.toMatchObject({ code: '0A000' });
    expect([...(await sql`select to_regclass('half')::text as name`)]).toEqual([{ name: null }]);
  });

  it('closes the prepared statements of a client that has disconnected', async () => {
    const count = async () => {
      const [row] = await sql.unsafe(
        `select count(*)::int as n from pg_prepared_statements where name like 'mine%'`,
      );
      return Number(row?.n);
    };
    const client = await RawClient.connect(database.connection);
    client.send(parse('select 1', 'mine1'), parse('select 2', 'mine2'), SYNC);
    await client.until('Z');
    expect(await count()).toBe(2);
    client.disconnect();
    await expect.poll(count).toBe(0);
  });

  it('transfers answers and texts of a megabyte', async () => {
    const text = 'ä'.repeat(500_000);
    const [row] = await sql`select ${text}::text as text, length(${text}::text) as length`;
    expect(row?.length).toBe(500_000);
    expect(row?.text === text).toBe(true);
  });
});
