import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readProgress } from '#graphql/sql/record/record-progress.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { RECORDED_KINDS } from './recorded-kinds.ts';
import { Recorder } from './recorder.ts';
import { askForRecord } from './ask-for-record.ts';
import { Pace } from './pace.ts';
import { machineClock } from './record-clock.ts';
import { FaultyApi } from './testing/faulty-api.ts';
import { SmallWar } from './testing/small-war.ts';

const NOW = 1_790_164_800;
const DAY = 86_400;

let record: EmptyDatabase;
let world: EmptyDatabase;
let war: SmallWar;
let api: FaultyApi;
let lines: string[];
let now: number;

beforeEach(async () => {
  [record, world] = [await openMigratedDatabase(), await openMigratedDatabase()];
  war = await SmallWar.in(world.sql);
  api = new FaultyApi(world.sql, { generation: '2026-08', clock: machineClock() });
  [lines, now] = [[], NOW];
});
afterEach(() => Promise.all([record.close(), world.close()]));

async function addScenario(start: number, players: number): Promise<string> {
  const id = war.newId();
  await war.scenario({ id, start, players });
  return id;
}

function recorderOf(kind: string) {
  const found = RECORDED_KINDS.find((each) => each.kind === kind);
  if (!found) throw new Error(kind);
  return new Recorder(found, {
    sql: record.sql,
    ask: askForRecord('http://api', new Pace(1), { send: api.fetch }),
    days: 2,
    log: (level, line) => lines.push(`${level} ${line}`),
    clock: { now: () => now },
  });
}

const scores = async () =>
  record.sql`select record_id::text as id, count(*)::integer as count from scenario_score group by 1 order by 1`;
const waiting = async () =>
  record.sql`select since, until, is_unread, failures, next_at - ${NOW} as pause from record_unfinished order by 1`;

describe('a damaged answer', () => {
  it('takes nothing away, and is asked for again until it is whole', async () => {
    const [one, other] = [await addScenario(NOW - 600, 4), await addScenario(NOW - 300, 4)];
    const recorder = recorderOf('ScenarioRecord');
    await recorder.readNew();
    expect(await scores()).toEqual(
      [
        { id: one, count: 4 },
        { id: other, count: 4 },
      ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    api.fault = 'errors beside data';
    now += 60;
    const third = await addScenario(NOW + 30, 4);
    await recorder.readNew();
    await recorder.readNew();
    expect((await scores()).map(({ count }) => Number(count))).toEqual([4, 4]);
    expect(await record.sql`select 1 from scenario_record`).toHaveLength(3);
    expect((await waiting()).map(({ since }) => Number(since) - NOW)).toEqual([-600, -300, 30]);
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).toContain(
      `warn record: ScenarioRecord ${third} from 2026-09-23T12:00:30Z came damaged`,
    );
    expect(await recorder.readAgain()).toBe(false);
    now += 60;
    for (let count = 0; count < 3; count += 1) expect(await recorder.readAgain()).toBe(true);
    expect((await waiting()).map(({ failures, pause }) => [failures, pause])).toEqual([
      [1, 240],
      [1, 240],
      [1, 240],
    ]);
    api.fault = null;
    now += 120;
    for (let count = 0; count < 3; count += 1) expect(await recorder.readAgain()).toBe(true);
    expect(await waiting()).toEqual([]);
    expect((await scores()).map(({ count }) => Number(count))).toEqual([4, 4, 4]);
  });

  it.each(['malformed rows', 'null scoreboards'] as const)('is mended after %s', async (fault) => {
    const ids = [
      await addScenario(NOW - 600, 4),
      await addScenario(NOW - 300, 4),
      await addScenario(NOW - 290, 3),
    ];
    const recorder = recorderOf('ScenarioRecord');
    api.fault = fault;
    await recorder.readNew();
    expect((await waiting()).length).toBeGreaterThan(0);
    api.fault = null;
    now += DAY;
    while (await recorder.readAgain());
    expect((await scores()).map(({ count }) => Number(count)).toSorted()).toEqual([3, 4, 4]);
    expect(ids).toHaveLength(3);
    expect(await waiting()).toEqual([]);
  });

  it('is given up after three days', async () => {
    await addScenario(NOW - 600, 4);
    const recorder = recorderOf('ScenarioRecord');
    api.fault = 'errors beside data';
    await recorder.readNew();
    let asked = 0;
    for (; now < NOW + 4 * DAY; now += 60) if (await recorder.readAgain()) asked += 1;
    expect(asked).toBeGreaterThan(12);
    expect(asked).toBeLessThan(25);
    expect(await waiting()).toEqual([]);
    expect(lines.at(-1)).toContain('stays damaged');
  });
});

it('does not take a null list for one without rows, whose reach it would be', async () => {
  await addScenario(NOW - 600, 4);
  api.fault = 'null lists';
  const recorder = recorderOf('ScenarioRecord');
  await expect(recorder.readNew()).rejects.toMatchObject({ kind: 'unreachable' });
  expect((await readProgress(record.sql)).size).toBe(0);
});

describe('a clock that is two days ahead', () => {
  it('does not stop it when it is right again', async () => {
    await addScenario(NOW - 600, 4);
    const recorder = recorderOf('ScenarioRecord');
    await recorder.readNew();
    now = NOW + 2 * DAY;
    await recorder.readNew();
    expect((await readProgress(record.sql)).get('ScenarioRecord')?.until).toBeLessThanOrEqual(
      NOW - 600 + 300,
    );
    now = NOW + 60;
    await addScenario(NOW + 30, 4);
    await recorder.readNew();
    expect(await scores()).toHaveLength(2);
    expect((await readProgress(record.sql)).get('ScenarioRecord')).toMatchObject({ readAt: NOW + 60 });
  });

  it('does not begin the record two days late', async () => {
    await addScenario(NOW - 600, 4);
    const recorder = recorderOf('ScenarioRecord');
    now = NOW + 2 * DAY;
    await recorder.readNew();
    now = NOW;
    await recorder.readNew();
    while (await recorder.goBack());
    expect(await scores()).toHaveLength(1);
    const progress = (await readProgress(record.sql)).get('ScenarioRecord');
    expect(progress?.since).toBe(NOW - 2 * DAY);
  });
});
