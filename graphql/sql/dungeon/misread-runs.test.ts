import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { bestOfDungeon } from './dungeon-report.ts';
import { dungeonsById, wingsOfDungeons } from './dungeon.ts';
import { fastestOfWing } from './fastest-clears.ts';

/* Runs that another client of the game's API reads wrongly, each with what they are. */

const MINUTE = 60_000;
const START = Date.parse('2026-10-01T20:00:00Z');
/** The encounters of Thar'Ignan, a wing of Bastion Stair. */
const WING = 163;
const ENCOUNTERS = [11, 12, 13, 14];

let database: EmptyDatabase;
let fights = 0;
let runs = 0;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await database.sql`insert into instance values (160, 'Bastion Stair'), (${WING}, 'Thar''Ignan')`;
  for (const [position, id] of ENCOUNTERS.entries())
    await database.sql`insert into instance_encounter values (${id}, ${WING}, ${position}, ${`Encounter ${id}`})`;
});
beforeEach(async () => {
  await database.sql`delete from instance_run`;
  await database.sql`delete from instance_encounter where instance_id <> ${WING}`;
});
afterAll(() => database.close());

interface Played {
  /** The first of six players with numbers in a row. */
  readonly first: number;
  /** Minutes after the start of the evening. */
  readonly at: number;
  readonly fell: readonly number[];
  readonly minutes?: number;
  /** Epoch milliseconds of the end. */
  readonly end?: number;
  /** Damage of each player in each encounter. */
  readonly damage?: number;
}

/** A run in which some encounters fell, one after the other. The API never says that it is completed. */
async function play({ first, at, fell, minutes = 5, end, damage = 0 }: Played) {
  const { sql } = database;
  const [id, start] = [
    `00000000-0000-4000-8000-${String((runs += 1)).padStart(12, '0')}`,
    START + at * MINUTE,
  ];
  await sql`insert into instance_run
    values (${id}, ${WING}, ${start}, ${end ?? start + fell.length * minutes * MINUTE}, null, false, 0, 0, 0, 0, 0, 0)`;
  await sql`insert into instance_run_score
    select ${id}, position, ${first}::integer + position, null, 40, 80, 'MELEE_DPS', 400, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from generate_series(0, 5) position`;
  for (const [index, encounter] of fell.entries()) {
    const begun = start + index * minutes * MINUTE;
    await sql`insert into instance_encounter_run
      values (${(fights += 1)}, ${id}, ${WING}, ${encounter}, ${begun}, ${begun + minutes * MINUTE}, null, true, 0, 0, 0, 0, 0)`;
    await sql`insert into instance_encounter_run_score
      select ${fights}, position, ${first}::integer + position, null, 40, 80, 'MELEE_DPS', 400, 0, ${damage}, 0, 0, 0, 0, 0, 0, 0, 0, 0
      from generate_series(0, 5) position`;
  }
}

const sessions = () => database.sql<{ runs: number; fell: number; listed: number; cleared: boolean }[]>`
  select runs, fell::integer, listed::integer, cleared from dungeon_session order by start_time, id`;

it('keeps two parties apart that play at once', async () => {
  await play({ first: 1, at: 0, fell: [11] });
  await play({ first: 101, at: 1, fell: ENCOUNTERS });
  await play({ first: 1, at: 10, fell: [12, 13, 14] });
  expect(await sessions()).toEqual([
    { runs: 2, fell: 4, listed: 4, cleared: true },
    { runs: 1, fell: 4, listed: 4, cleared: true },
  ]);
});

it('has cleared where every encounter fell, though the API says that no run is completed', async () => {
  await play({ first: 1, at: 0, fell: ENCOUNTERS });
  expect(await sessions()).toEqual([{ runs: 1, fell: 4, listed: 4, cleared: true }]);
});

it('has not cleared with one encounter, whatever else was never tried', async () => {
  await play({ first: 1, at: 0, fell: [11] });
  expect(await sessions()).toEqual([{ runs: 1, fell: 1, listed: 4, cleared: false }]);
});

it('knows no duration where the end is missing or absurd, and takes the median of the others', async () => {
  await play({ first: 1, at: 0, fell: ENCOUNTERS });
  await play({ first: 101, at: 0, fell: ENCOUNTERS, minutes: 10 });
  await play({ first: 201, at: 0, fell: ENCOUNTERS, end: 0 });
  await play({ first: 301, at: 0, fell: ENCOUNTERS, end: START + 480 * MINUTE });
  const [dungeon] = await dungeonsById.read(database.sql, [160]);
  expect(dungeon).toMatchObject({ tries: 4, cleared: 4, timed: 2, median: 30 * 60 });
});

it('knows no duration of a clear in no time, which leads nothing', async () => {
  await play({ first: 1, at: 0, fell: ENCOUNTERS });
  await play({ first: 101, at: 0, fell: ENCOUNTERS, minutes: 0, end: START + 1 });
  await play({ first: 201, at: 0, fell: ENCOUNTERS, minutes: 0, end: START + 59_999 });
  await play({ first: 301, at: 0, fell: ENCOUNTERS, minutes: 0, end: START + MINUTE });
  const [dungeon] = await dungeonsById.read(database.sql, [160]);
  expect(dungeon).toMatchObject({ cleared: 4, timed: 2, median: 630 });
  const clears = await fastestOfWing(database.sql, 160, WING, { from: 0, to: 4_102_444_800, first: 9 });
  expect(clears.map(({ seconds }) => seconds)).toEqual([60, 1200]);
  expect(
    await database.sql`select part, value from feat_candidates(2000000000) where kind = 'CLEAR' order by value`,
  ).toEqual(
    [MINUTE, 20 * MINUTE].flatMap((value) => [
      { part: '160', value },
      { part: '160 163', value },
    ]),
  );
  const times = await database.sql<{ duration: number | null }[]>`
    select duration from instance_run order by duration nulls last`;
  expect(times.map(({ duration }) => duration)).toEqual([MINUTE, 20 * MINUTE, null, null]);
});

it('has cleared one wing of two, not the dungeon', async () => {
  await database.sql`insert into instance_encounter values (21, 160, 0, 'Encounter 21')`;
  await play({ first: 1, at: 0, fell: ENCOUNTERS });
  expect(await sessions()).toEqual([{ runs: 1, fell: 4, listed: 4, cleared: false }]);
  const [dungeon] = await dungeonsById.read(database.sql, [160]);
  expect(dungeon).toMatchObject({ tries: 1, cleared: 0, median: null });
  const wings = await wingsOfDungeons.read(database.sql, [160]);
  expect(wings).toMatchObject([{ tries: 0 }, { tries: 1, cleared: 1, median: 1200 }]);
});

it('ranks by what is done in a minute, not in runs of any length', async () => {
  for (const at of [0, 300]) {
    await play({ first: 1, at, fell: ENCOUNTERS, minutes: 20, damage: 100_000 });
    await play({ first: 101, at, fell: ENCOUNTERS, minutes: 2, damage: 40_000 });
  }
  const best = await bestOfDungeon(database.sql, 160);
  // The other six are seventh.
  expect(best.map(({ characterId }) => characterId).toSorted()).toEqual([101, 102, 103, 104, 105, 106]);
  for (const { place, perMinute } of best) expect([place, perMinute]).toEqual([1, 20_000]);
});
