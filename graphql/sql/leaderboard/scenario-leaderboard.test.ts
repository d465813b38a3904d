import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { testApi, type TestApi } from '#graphql/testing/test-api.ts';
import { Random } from '#graphql/rules/random.ts';

/*
 * Small worlds whose scoreboards are added up here by plain loops, beside what the API answers.
 */

const DAY = 86_400;
/** The turn of a year, where weeks, months and years part. */
const BEGIN = Date.parse('2026-12-14T00:00:00Z') / 1000;
const CAREERS = ['CHOPPA', 'SHAMAN', 'ENGINEER', 'ZEALOT'];
const COLUMNS = {
  DAMAGE: 'damage',
  HEALING: 'healing',
  PROTECTION: 'protection',
  DEATH_BLOWS: 'deathBlows',
  OBJECTIVE_SCORE: 'objectives',
} as const;

/** Seconds: known ones, and those of runs without an end, with one that came too early, before the start or years later. */
const LENGTHS = [300, 600, 900, 60, 14_400, 0, 59, -9000, -1_700_000_000, 14_401, 300_000_000];
const isKnown = (seconds: number) => seconds >= 60 && seconds <= 14_400;

type Figures = Record<(typeof COLUMNS)[keyof typeof COLUMNS], number>;
interface Score extends Figures {
  readonly run: string;
  readonly who: number;
}
interface World {
  readonly careers: Map<number, string>;
  readonly runs: Map<string, { start: number; seconds: number }>;
  scores: Score[];
}

let database: EmptyDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await openMigratedDatabase();
  api = testApi(database);
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate scenario_record, scenario_score, "character" cascade`);

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const figures = (random: Random): Figures => ({
  damage: random.int(0, 5) * 100_000,
  healing: random.chance(0.5) ? 0 : random.int(1, 4) * 250_000,
  protection: random.int(0, 3) * 1000,
  deathBlows: random.int(0, 4),
  objectives: random.int(0, 2) * 50,
});

/** Eleven players, thirty runs; the eleventh is in no run. */
function worldOf(random: Random): World {
  const careers = new Map(Array.from({ length: 11 }, (_, n) => [n + 1, random.pick(CAREERS)] as const));
  const runs = new Map(
    Array.from({ length: 30 }, (_, n) => [
      uuid(n + 1),
      { start: BEGIN + random.int(0, 40 * DAY), seconds: random.pick(LENGTHS) },
    ]),
  );
  const scores = [...runs.keys()].flatMap((run) =>
    Array.from({ length: 10 }, (_, n) => n + 1)
      .filter(() => random.chance(0.5))
      .map((who) => Object.assign({ run, who }, figures(random))),
  );
  return { careers, runs, scores };
}

async function writeCharacters({ careers }: World, ids: readonly number[]) {
  for (const id of ids) {
    await database.sql`
      insert into "character" (id, name, career, level, renown_rank)
      values (${id}, ${`Name ${id}`}, ${careers.get(id) ?? ''}, 40, 80)
      on conflict (id) do update set career = excluded.career`;
  }
}

const writeRun = async (world: World, id: string) => {
  const { start, seconds } = world.runs.get(id) ?? { start: 0, seconds: 0 };
  await database.sql.begin(async (sql) => {
    // Its scoreboard is written first, and says another time.
    for (const score of world.scores.filter(({ run }) => run === id)) await writeScore(sql, score, start);
    await sql`
      insert into scenario_record (id, scenario_id, start_time, end_time, winner, order_points, destruction_points, queue_type, tier)
      values (${id}, 2000, ${start}, ${start + seconds}, 0, 500, 250, 0, 4)`;
  });
};

const writeScore = (sql: TransactionSql, score: Score, start: number) => sql`
  insert into scenario_score (record_id, character_id, start_time, queue_type, won, team, level, renown_rank, quitter,
    objective_score, kills, kills_solo, deaths, death_blows, damage, kill_damage, damage_received, healing_self,
    healing_others, healing_received, protection_self, protection_others, protection_received, resurrections_done)
  values (${score.run}, ${score.who}, ${start - 9 * DAY}, 0, true, 0, 40, 80, false, ${score.objectives}, 0, 0, 0,
    ${score.deathBlows}, ${score.damage}, 0, 0, ${score.healing}, 0, 0, 0, ${score.protection}, 0, 0)`;

/** The names of the ISO week and the month that a moment is in. */
function periodsOf(start: number): readonly string[] {
  const date = new Date(start * 1000);
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * DAY * 1000);
  const week =
    1 + Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * DAY * 1000));
  return [
    `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`,
    date.toISOString().slice(0, 7),
    'all',
  ];
}

interface Asked {
  readonly measure: keyof typeof COLUMNS;
  readonly period: string;
  readonly perMinute: boolean;
  readonly minRuns: number;
  readonly careers: readonly string[] | null;
}

/** Every place of a board, added up. */
function plainBoard({ careers, runs, scores }: World, asked: Asked) {
  const sums = new Map<number, Record<'runs' | 'seconds' | 'total' | 'timedRuns' | 'timedTotal', number>>();
  for (const score of scores) {
    const run = runs.get(score.run);
    const career = careers.get(score.who);
    if (!run || !career || !periodsOf(run.start).includes(asked.period)) continue;
    if (asked.careers && !asked.careers.includes(career)) continue;
    const sum = sums.get(score.who) ?? { runs: 0, seconds: 0, total: 0, timedRuns: 0, timedTotal: 0 };
    sum.runs += 1;
    sum.total += score[COLUMNS[asked.measure]];
    if (isKnown(run.seconds)) {
      sum.timedRuns += 1;
      sum.seconds += run.seconds;
      sum.timedTotal += score[COLUMNS[asked.measure]];
    }
    sums.set(score.who, sum);
  }
  const entries = [...sums].map(([id, sum]) => {
    const perMinute = sum.seconds === 0 ? null : (sum.timedTotal * 60) / sum.seconds;
    const value = asked.perMinute ? perMinute : sum.total;
    return Object.assign({}, sum, { perMinute, value, character: { id: String(id) } });
  });
  const listed = entries.filter(
    (entry) => (entry.value ?? 0) > 0 && (asked.perMinute ? entry.timedRuns : entry.runs) >= asked.minRuns,
  );
  const valueOf = (entry: (typeof listed)[number]) => entry.value ?? 0;
  return listed
    .map((entry) => ({
      rank: 1 + listed.filter((other) => valueOf(other) > valueOf(entry)).length,
      sharedBy: listed.filter((other) => other.value === entry.value).length,
      runs: entry.runs,
      seconds: entry.seconds || null,
      total: entry.total,
      perMinute: entry.perMinute,
      character: entry.character,
    }))
    .toSorted((one, other) => one.rank - other.rank || Number(one.character.id) - Number(other.character.id));
}

const FIELDS = '{ rank sharedBy runs seconds total perMinute character { id } }';

const MEASURES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

function boardOf({ measure, period, perMinute, minRuns, careers }: Asked, characterId: string | null) {
  const args = [
    `measure: ${measure}, period: ${period === 'all' ? null : `"${period}"`}, perMinute: ${perMinute}`,
    `minRuns: ${minRuns}, careers: ${careers && `[${careers.join(', ')}]`}`,
    `characterId: ${characterId && `"${characterId}"`}`,
  ];
  return `scenarioLeaderboard(${args.join(', ')}) ${FIELDS}`;
}

/** Asks for several boards in one request. */
async function ask(boards: readonly string[]) {
  const query = `{ ${boards.map((board, at) => `board${at}: ${board}`).join('\n')} }`;
  return Object.values(await api.ask<Record<string, unknown[]>>(query));
}

/** Compares every board of a world, and on some each player's own place. */
async function compare(world: World) {
  const starts = [...world.runs.values()].map(({ start }) => start);
  const periods = new Set(starts.flatMap(periodsOf));
  for (const period of [...periods, '2019-W01']) {
    const boards = MEASURES.flatMap((measure) => [
      { measure, period, perMinute: false, minRuns: 1, careers: null },
      { measure, period, perMinute: true, minRuns: 3, careers: null },
      { measure, period, perMinute: period === 'all', minRuns: 2, careers: ['SHAMAN', 'ZEALOT'] },
    ]);
    const found = await ask(boards.map((board) => boardOf(board, null)));
    expect(boards.map((board, at) => [board, found[at]])).toEqual(
      boards.map((board) => [board, plainBoard(world, board)]),
    );
  }
  for (const measure of MEASURES) {
    const board = { measure, period: 'all', perMinute: true, minRuns: 2, careers: null };
    const ids = ['1', '2', '11', 'nobody'];
    const all = plainBoard(world, board);
    expect(await ask(ids.map((id) => boardOf(board, id)))).toEqual(
      ids.map((own) => all.filter(({ character: { id } }) => id === own)),
    );
  }
}

it.each(['one', 'two'])(
  'boards equal a plain count of world %s, through late, corrected and deleted rows',
  { timeout: 120_000 },
  async (seed) => {
    const random = new Random(seed);
    const world = worldOf(random);
    const ids = [...world.careers.keys()];
    await writeCharacters(world, ids.slice(0, 6));
    for (const id of world.runs.keys()) await writeRun(world, id);
    // Who was on scoreboards before anything else was known of them.
    await writeCharacters(world, ids.slice(6));
    await compare(world);

    const { sql } = database;
    const [first = '', second = '', third = ''] = world.runs.keys();
    world.runs.set(first, { start: BEGIN + 33 * DAY, seconds: 4321 });
    await sql`update scenario_record set start_time = ${BEGIN + 33 * DAY}, end_time = ${BEGIN + 33 * DAY + 4321} where id = ${first}`;
    world.runs.delete(second);
    await sql`delete from scenario_record where id = ${second}`;
    world.scores = world.scores.filter(({ run, who }) => run !== second && !(run === third && who % 2 === 0));
    await sql`delete from scenario_score where record_id = ${third} and character_id % 2 = 0`;
    world.scores = world.scores.map((score) =>
      score.who === 3 ? { ...score, damage: 7, deathBlows: score.deathBlows + 1 } : score,
    );
    await sql`update scenario_score set damage = 7, death_blows = death_blows + 1 where character_id = 3`;
    world.careers.set(4, 'ZEALOT').set(5, 'SHAMAN').delete(6);
    await writeCharacters(world, [4, 5]);
    await sql`delete from "character" where id = 6`;
    await compare(world);

    await sql`update scenario_sum set damage = 1`;
    await sql`select recount_sums()`;
    await compare(world);
    await sql`truncate scenario_record cascade`;
    expect(await ask([`scenarioLeaderboard(measure: DAMAGE) ${FIELDS}`])).toEqual([[]]);
  },
);
