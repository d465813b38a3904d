import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Generation, GENERATIONS } from '#graphql/generations/generation.ts';
import { Random } from '#graphql/rules/random.ts';
import { createApi } from '#graphql/server/server.ts';
import { type Database, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { inSession } from '#graphql/sql/engine/connection/session.ts';
import { compareRollups } from '#graphql/sql/engine/rollups.ts';
import { readProgress, readSpan } from '#graphql/sql/archive/archive-progress.ts';
import { apiRequest } from '#graphql/testing/test-api.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { TEST_WORLD } from '#graphql/testing/world/test-world.ts';
import { exportData } from '../bulk/export-data.ts';
import { askForArchive } from './ask-for-archive.ts';
import { Pace } from './pace.ts';
import { ArchiveProcess } from './archive-process.ts';
import { ARCHIVED_KINDS } from './archived-kinds.ts';
import { Archiver } from './archiver.ts';
import { EVENT_TABLES, MADE_FROM_KILLS } from './testing/archive-differences.ts';

const NOW = TEST_WORLD.now + 60;
const DAYS = 5;
const SINCE = NOW - DAYS * 86_400;
type Answer = { readonly status: number; readonly headers?: Record<string, string>; readonly text: string };
/** Changes the answer of a question; null hangs up. */
type Fault = (answer: () => Promise<Answer>, question: string) => Promise<Answer | null>;

const HEALTHY: Fault = (answer) => answer();
const none = () => undefined;

/** The game's API in one of its states, over the test world, at an address of this machine. */
async function serve(sql: Database, generation: Generation) {
  const api = createApi({ database: sql, generation, additions: false });
  const served = { address: '', fault: HEALTHY, times: [] as number[], close: () => server.close() };
  const answered = async (body: string, response: ServerResponse) => {
    const answer = async () => {
      const { query, variables } = JSON.parse(body) as { query: string; variables: object };
      const answered = await api.fetch(apiRequest(query, variables));
      return { status: answered.status, text: await answered.text() };
    };
    const told = await served.fault(answer, body);
    if (!told) return void response.destroy();
    response.writeHead(told.status, { 'content-type': 'application/json', ...told.headers }).end(told.text);
  };
  const server = createServer((request, response) => {
    served.times.push(performance.now());
    void text(request).then((body) => answered(body, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  served.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  return served;
}

let world: Database;
let archive: EmptyDatabase;

beforeAll(() => {
  world = openDatabase(inject('database'));
});
afterAll(() => world.end({ timeout: 1 }));
beforeEach(async () => {
  archive = await openMigratedDatabase();
});
afterEach(() => archive.close());

/**
 * All rows of events of the days that are archived, but for skirmishes that are made from kills, and for what tells of
 * a run of another API that it was completed (rules.md: Instance runs).
 */
async function eventsOf(sql: Database, but = '') {
  const tables = EVENT_TABLES.map(async ([table, owner, key, time]) => {
    const rows = await sql.unsafe(`
      select to_jsonb(${table}) - '${table === 'instance_run' ? 'completed' : 'skirmish_id'}' as row from ${table}
      where ${key}::text in (select id::text from ${owner} where ${time} >= ${SINCE} and id::text <> '${but}'
        and id::text not like '${MADE_FROM_KILLS}')
      order by 1`);
    return [table, rows.map(({ row }) => row as object)] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

const differences = async () =>
  (await inSession(archive.sql, compareRollups)).filter(({ different }) => different > 0);

function archiversOf(address: string, now = () => NOW) {
  const options = {
    sql: archive.sql,
    ask: askForArchive(address, new Pace(1)),
    days: DAYS,
    log: none,
    clock: { now },
  };
  return ARCHIVED_KINDS.map((kind) => new Archiver(kind, options));
}

async function readNew(archivers: readonly Archiver[]) {
  for (const archiver of archivers) await archiver.readNew();
}

async function goBack(archivers: readonly Archiver[]) {
  for (const archiver of archivers) while (await archiver.goBack());
}

async function readAll(archivers: readonly Archiver[]) {
  await readNew(archivers);
  await goBack(archivers);
}

describe.each(GENERATIONS)('an API in the state of %s', (generation) => {
  let api: Awaited<ReturnType<typeof serve>>;

  beforeEach(async () => {
    api = await serve(world, generation);
  });
  afterEach(() => api.close());

  it('is archived whole, and so is what changes later', async () => {
    const at = archiversOf(api.address);
    await readAll(at);
    const told = await eventsOf(world);
    // The first state does not say who gave up.
    if (generation === '2026-01') {
      for (const run of told['scenario_record'] ?? []) Object.assign(run, { was_surrender: false });
    }
    expect(await eventsOf(archive.sql)).toEqual(told);
    expect(told['kill']?.length).toBeGreaterThan(150);
    expect(await differences()).toEqual([]);
    expect([...(await archive.sql`select * from record_unfinished`)]).toEqual([]);
    expect(await readSpan(archive.sql, ARCHIVED_KINDS.length)).toMatchObject({ since: SINCE, readAt: NOW });
    await archive.sql`update kill set total_renown = 1 where time > ${NOW - 3_000}`;
    await archive.sql`delete from scenario_score where start_time > ${NOW - 10_000}`;
    await readNew(at);
    expect(await eventsOf(archive.sql)).toEqual(told);
  });
});

it('is exported by month as far as it reaches, with as many rows as it has', async () => {
  const api = await serve(world, '2026-08');
  await readAll(archiversOf(api.address));
  api.close();
  const folder = await mkdtemp(join(tmpdir(), 'war-ledger-bulk-'));
  const order = { folder, licence: null, isArchive: true, now: NOW + 60 * 86_400, say: none };
  const { months, recordedSince } = await exportData(archive.sql, order);
  await rm(folder, { recursive: true });
  expect(recordedSince).toBe(new Date(SINCE * 1_000).toISOString());
  const [stored] = await archive.sql<Record<string, number>[]>`
    select (select count(*)::int from kill where killer_id <> victim_id and time >= ${SINCE}) as kills,
           (select count(*)::int from scenario_record where start_time >= ${SINCE}) as scenarios,
           (select count(*)::int from instance_run where start_time >= ${SINCE * 1_000}) as runs`;
  for (const [table, count] of Object.entries(stored ?? {})) {
    const ofTable = months.filter((month) => month.table === table);
    expect(count, table).toBeGreaterThan(0);
    expect(
      ofTable.reduce((sum, { rows }) => sum + rows, 0),
      table,
    ).toBe(count);
    expect(ofTable.map(({ whole, from }) => [whole, from])).toEqual([[false, recordedSince]]);
  }
});

it('is complete after its process was killed at random moments, while the API failed', async () => {
  const api = await serve(world, '2026-08');
  const random = new Random('record');
  api.fault = async (answer) => {
    const luck = random.next();
    if (luck < 0.1) return null;
    if (luck < 0.15) return { status: 503, text: 'away' };
    if (luck < 0.2) return { status: 502, text: 'away' };
    return answer();
  };
  const interval = 20;
  const order = { database: archive.options, address: api.address, days: DAYS, interval, now: NOW };
  const keeper = new ArchiveProcess(order, none);
  for (let kills = 0; kills < 3; kills += 1) {
    const asked = api.times.length;
    await expect.poll(() => api.times.length).toBeGreaterThan(asked + 5);
    await wait(random.next() * 300);
    process.kill(keeper.pid ?? 0, 'SIGKILL');
  }
  api.fault = HEALTHY;
  const isWhole = async () =>
    [...(await readProgress(archive.sql)).values()].filter(({ since }) => since === SINCE).length;
  await expect.poll(isWhole, { timeout: 300_000, interval: 100 }).toBe(ARCHIVED_KINDS.length);
  expect(keeper.report).toMatchObject({ role: 'recording' });
  keeper.stop();
  expect(await eventsOf(archive.sql)).toEqual(await eventsOf(world));
  const gaps = api.times.slice(1).map((time, index) => time - (api.times[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(interval);
  api.close();
});

it('misses nothing and counts nothing twice after an outage amid the pages of a window', async () => {
  const api = await serve(world, '2026-08');
  const before = NOW - 86_400;
  let now = before;
  const archivers = archiversOf(api.address, () => now);
  await readNew(archivers);
  let isAway = false;
  api.fault = async (answer, question) => {
    isAway ||= question.includes('"after":"');
    if (isAway) return null;
    // Pages are small then, and windows have several of them.
    return /"first":\d\d/.test(question) ? { status: 500, text: '{}' } : answer();
  };
  await expect(readAll(archivers)).rejects.toMatchObject({ kind: 'unreachable' });
  [api.fault, now] = [async () => ({ status: 503, text: 'away' }), NOW];
  await expect(readNew(archivers)).rejects.toMatchObject({ kind: 'overloaded' });
  await expect(goBack(archivers)).rejects.toMatchObject({ kind: 'overloaded' });
  expect(await readSpan(archive.sql, ARCHIVED_KINDS.length)).toMatchObject({ readAt: before });
  api.fault = HEALTHY;
  await readAll(archivers);
  expect(await eventsOf(archive.sql)).toEqual(await eventsOf(world));
  expect(await differences()).toEqual([]);
  expect(await readSpan(archive.sql, ARCHIVED_KINDS.length)).toMatchObject({ since: SINCE, readAt: NOW });
  api.close();
});

it('leaves out only what cannot be read', async () => {
  const api = await serve(world, '2026-04');
  const [bad] = await world<{ id: string }[]>`
    select id::text from kill where time > ${NOW - 6 * 86_400} order by md5(id::text) limit 1`;
  const id = bad?.id ?? '';
  const [odd] = await world<{ id: string }[]>`
    select kill.id::text as id from kill join kill_damage on kill_id = kill.id
    where kill.id <> ${id} and time > ${NOW - 6 * 86_400} order by md5(kill.id::text) limit 1`;
  api.fault = async (answer) => {
    const told = await answer();
    if (told.text.includes(`"id":"${id}"`)) return { status: 500, text: '{}' };
    const body = JSON.parse(told.text) as { data?: { kills?: { nodes?: Kill[] } } };
    for (const kill of body.data?.kills?.nodes ?? []) {
      if (kill.id === odd?.id) for (const part of kill.damage) part.damageType = 'SORCERY';
    }
    return { ...told, text: JSON.stringify(body) };
  };
  await readAll(archiversOf(api.address));
  const { kill_damage: damage, ...kept } = await eventsOf(archive.sql, id);
  const { kill_damage: told, ...others } = await eventsOf(world, id);
  expect(kept).toEqual(others);
  expect(damage?.length).toBeLessThan(told?.length ?? 0);
  expect((await archive.sql`select 1 from kill where id = ${id}`).length).toBe(0);
  api.close();
});

interface Kill {
  readonly id: string;
  readonly damage: { damageType: string }[];
}

it('asks no more for as long as the API wants', async () => {
  const api = await serve(world, '2026-01');
  const archivers = archiversOf(api.address);
  await readNew(archivers);
  api.fault = async () => ({ status: 429, headers: { 'retry-after': '2' }, text: '' });
  await expect(readNew(archivers)).rejects.toMatchObject({ kind: 'overloaded' });
  const refused = api.times.at(-1) ?? 0;
  const asked = api.times.length;
  api.fault = HEALTHY;
  await readNew(archivers);
  expect((api.times[asked] ?? 0) - refused).toBeGreaterThan(1_900);
  api.close();
});
