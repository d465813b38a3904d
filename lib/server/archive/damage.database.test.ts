import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readProgress } from '#graphql/sql/archive/archive-progress.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { ARCHIVED_KINDS } from './archived-kinds.ts';
import { Archiver } from './archiver.ts';
import { askForArchive } from './ask-for-archive.ts';
import { Pace } from './pace.ts';
import { machineClock } from './archive-clock.ts';
import { FaultyApi } from './testing/faulty-api.ts';
import { SmallWar } from './testing/small-war.ts';

const NOW = 1_790_164_800;
const DAY = 86_400;

let archive: EmptyDatabase;
let world: EmptyDatabase;
let war: SmallWar;
let api: FaultyApi;
let lines: string[];
let now: number;

beforeEach(async () => {
  [archive, world] = [await openMigratedDatabase(), await openMigratedDatabase()];
  war = await SmallWar.in(world.sql);
  api = new FaultyApi(world.sql, { generation: '2026-08', clock: machineClock() });
  [lines, now] = [[], NOW];
});
afterEach(() => Promise.all([archive.close(), world.close()]));

async function addScenario(start: number, players: number): Promise<string> {
  const id = war.newId();
  await war.scenario({ id, start, players });
  return id;
}

function archiverOf(kind: string) {
  const found = ARCHIVED_KINDS.find((each) => each.kind === kind);
  if (!found) throw new Error(kind);
  return new Archiver(found, {
    sql: archive.sql,
    ask: askForArchive('http://api', new Pace(1), { send: api.fetch }),
    days: 2,
    log: (level, line) => lines.push(`${level} ${line}`),
    clock: { now: () => now },
  });
}

const scores = async () =>
  archive.sql`select record_id::text as id, count(*)::integer as count from scenario_score group by 1 order by 1`;
const waiting = async () =>
  archive.sql`select since, until, is_unread, failures, next_at - ${NOW} as pause from record_unfinished order by 1`;

describe('a damaged answer', () => {
  it('takes nothing away, and is asked for again until it is whole', async () => {
    const [one, other] = [await addScenario(NOW - 600, 4), await addScenario(NOW - 300, 4)];
    const archiver = archiverOf('ScenarioRecord');
    await archiver.readNew();
    expect(await scores()).toEqual(
      [
        { id: one, count: 4 },
        { id: other, count: 4 },
      ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    api.fault = 'errors beside data';
    now += 60;
    const third = await addScenario(NOW + 30, 4);
    await archiver.readNew();
    await archiver.readNew();
    expect((await scores()).map(({ count }) => Number(count))).toEqual([4, 4]);
    expect(await archive.sql`select 1 from scenario_record`).toHaveLength(3);
    expect((await waiting()).map(({ since }) => Number(since) - NOW)).toEqual([-600, -300, 30]);
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).toContain(
      `warn archive: ScenarioRecord ${third} from 2026-09-23T12:00:30Z came damaged`,
    );
    expect(await archiver.readAgain()).toBe(false);
    now += 60;
    for (let count = 0; count < 3; count += 1) expect(await archiver.readAgain()).toBe(true);
    expect((await waiting()).map(({ failures, pause }) => [failures, pause])).toEqual([
      [1, 240],
      [1, 240],
      [1, 240],
    ]);
    api.fault = null;
    now += 120;
    for (let count = 0; count < 3; count += 1) expect(await archiver.readAgain()).toBe(true);
    expect(await waiting()).toEqual([]);
    expect((await scores()).map(({ count }) => Number(count))).toEqual([4, 4, 4]);
  });

  it.each(['malformed rows', 'null scoreboards'] as const)('is mended after %s', async (fault) => {
    const ids = [
      await addScenario(NOW - 600, 4),
      await addScenario(NOW - 300, 4),
      await addScenario(NOW - 290, 3),
    ];
    const archiver = archiverOf('ScenarioRecord');
    api.fault = fault;
    await archiver.readNew();
    expect((await waiting()).length).toBeGreaterThan(0);
    api.fault = null;
    now += DAY;
    while (await archiver.readAgain());
    expect((await scores()).map(({ count }) => Number(count)).toSorted()).toEqual([3, 4, 4]);
    expect(ids).toHaveLength(3);
    expect(await waiting()).toEqual([]);
  });

  it('is given up after three days', async () => {
    await addScenario(NOW - 600, 4);
    const archiver = archiverOf('ScenarioRecord');
    api.fault = 'errors beside data';
    await archiver.readNew();
    let asked = 0;
    for (; now < NOW + 4 * DAY; now += 60) if (await archiver.readAgain()) asked += 1;
    expect(asked).toBeGreaterThan(12);
    expect(asked).toBeLessThan(25);
    expect(await waiting()).toEqual([]);
    expect(lines.at(-1)).toContain('stays damaged');
  });
});

it('does not take a null list for one without rows, whose reach it would be', async () => {
  await addScenario(NOW - 600, 4);
  api.fault = 'null lists';
  const archiver = archiverOf('ScenarioRecord');
  await expect(archiver.readNew()).rejects.toMatchObject({ kind: 'unreachable' });
  expect((await readProgress(archive.sql)).size).toBe(0);
});

describe('a clock that is two days ahead', () => {
  it('does not stop it when it is right again', async () => {
    await addScenario(NOW - 600, 4);
    const archiver = archiverOf('ScenarioRecord');
    await archiver.readNew();
    now = NOW + 2 * DAY;
    await archiver.readNew();
    expect((await readProgress(archive.sql)).get('ScenarioRecord')?.until).toBeLessThanOrEqual(
      NOW - 600 + 300,
    );
    now = NOW + 60;
    await addScenario(NOW + 30, 4);
    await archiver.readNew();
    expect(await scores()).toHaveLength(2);
    expect((await readProgress(archive.sql)).get('ScenarioRecord')).toMatchObject({ readAt: NOW + 60 });
  });

  it('does not begin the archive two days late', async () => {
    await addScenario(NOW - 600, 4);
    const archiver = archiverOf('ScenarioRecord');
    now = NOW + 2 * DAY;
    await archiver.readNew();
    now = NOW;
    await archiver.readNew();
    while (await archiver.goBack());
    expect(await scores()).toHaveLength(1);
    const progress = (await readProgress(archive.sql)).get('ScenarioRecord');
    expect(progress?.since).toBe(NOW - 2 * DAY);
  });
});
