import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#graphql/sql/engine/connection/database.ts';
import { RawClient } from '#graphql/testing/raw-client.ts';
import { stress } from '#graphql/testing/stress-queries.ts';
import { startTinyDatabase, temporaryDirectory } from '#graphql/testing/world/tiny-database.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { message, queryMessage, SYNC } from './message.ts';

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
