import { group, range, sum } from 'd3-array';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { Random } from '#graphql/rules/random.ts';
import { type TestApi, testApi } from '#graphql/testing/test-api.ts';
import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';

/* Compares the design effects of results with plain computations over all scoreboards, run by run. */

interface Row {
  readonly run: string;
  readonly scenario: number;
  readonly queue: number;
  readonly tier: number;
  readonly start: number;
  /** 1 where Order has won, -1 where Destruction has, 0 for a draw. */
  readonly result: number;
  readonly player: number;
}

const NO_DEED = {
  guild_id: null,
  level: 40,
  renown_rank: 80,
  quitter: false,
  objective_score: 0,
  kills: 0,
  kills_solo: 0,
  deaths: 0,
  death_blows: 0,
  damage: 0,
  kill_damage: 0,
  damage_received: 0,
  healing_self: 0,
  healing_others: 0,
  healing_received: 0,
  protection_self: 0,
  protection_others: 0,
  protection_received: 0,
  resurrections_done: 0,
};

const DAY = 86_400;
const BEGIN = Date.parse('2026-03-20T00:00:00Z') / 1000;
const PLAYERS = 60;

let api: TestApi;
let rows: readonly Row[];

/** Writes runs of three scenarios in which the players with low numbers win most of theirs. */
async function playWorld({ sql }: TestApi) {
  const random = new Random('players again');
  const players = range(1, PLAYERS + 1);
  await sql`insert into "character" ${sql(players.map((id) => ({ id, name: `P${id}`, career: 'SLAYER', level: 40, renown_rank: 80 })))}`;
  const runs = range(150).map((n) => {
    const start_time = BEGIN + random.int(0, 45 * DAY);
    const some = random.shuffle(players).slice(0, 14);
    const betterOf = (team: number) => some.filter((id) => id % 2 === team && id <= PLAYERS / 4).length;
    const isOrders = random.chance(1 / (1 + Math.exp(betterOf(1) - betterOf(0))));
    const run = {
      id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      scenario_id: 2000 + (n % 3),
      start_time,
      end_time: start_time + 600,
      winner: isOrders ? 0 : 1,
      order_points: n % 40 === 0 ? 100 : Number(isOrders) * 200,
      destruction_points: 100,
      queue_type: n % 5 === 0 ? 2 : 0,
      tier: n % 4 === 0 ? 2 : 4,
    };
    return { run, some };
  });
  await sql`insert into scenario_record ${sql(runs.map(({ run }) => run))}`;
  await sql`insert into scenario_score ${sql(
    runs.flatMap(({ run, some }) =>
      some.map((id) => ({
        ...NO_DEED,
        record_id: run.id,
        character_id: id,
        start_time: run.start_time,
        queue_type: run.queue_type,
        team: id % 2,
      })),
    ),
  )}`;
}

beforeAll(async () => {
  api = testApi(await openMigratedDatabase());
  await playWorld(api);
  rows = await api.sql<Row[]>`
    select run.id as run, scenario_id as scenario, run.queue_type as queue, tier, run.start_time as start,
           sign(order_points - destruction_points)::integer as result, character_id as player
    from scenario_score score join scenario_record run on run.id = record_id`;
});
afterAll(() => api.close());

const byPlayer = (some: readonly Row[]) => [...group(some, ({ player }) => player).values()];
const runsOf = (some: readonly Row[]) => [...group(some, ({ run }) => run).values()].map(([row]) => row);

/** The players whom two runs share, added up over all pairs, by the runs of each player. */
const sharedBy = (some: readonly Row[]) => sum(byPlayer(some), ({ length }) => length * (length - 1));

function varianceOfPlayers(): number {
  let [beyond, pairs] = [0, 0];
  for (const some of group(rows, ({ scenario }) => scenario).values()) {
    const runs = runsOf(some).length;
    if (runs < 2) continue;
    const mean = sum(some, ({ result }) => result) / some.length;
    const variance = sum(some, ({ result }) => (result - mean) ** 2) / some.length / (1 - 1 / runs);
    for (const own of byPlayer(some)) {
      const left = 1 - own.length / runs;
      beyond += sum(own, ({ result }) => result - mean) ** 2 - variance * own.length * left;
      pairs += own.length * (own.length - 1) * left ** 2;
    }
  }
  return Math.max(0, beyond / pairs);
}

/** The design effect of some runs that are counted, by the players of some others that tell who comes again. */
function effectOf(counted: readonly Row[], known: readonly Row[]): number {
  const runs = runsOf(known).length;
  const shared = runs > 1 ? sharedBy(known) / (runs * (runs - 1)) : 0;
  const decided = runsOf(counted).filter((row) => row?.result !== 0).length;
  return 1 + varianceOfPlayers() * shared * Math.max(0, decided - 1);
}

const found = async (args: string) => {
  const { scenarioStatistics } = await api.ask<{
    scenarioStatistics: {
      results: { designEffect: number | null };
      scenarios: { scenario: { id: string }; results: { designEffect: number } }[];
    };
  }>(
    `{ scenarioStatistics${args} { results { designEffect } scenarios { scenario { id } results { designEffect } } } }`,
  );
  return scenarioStatistics;
};

const monthOf = ({ start }: Row) => new Date(start * 1000).toISOString().slice(0, 7);

it('a design effect tells how much players who come again add to the variance of a share', async () => {
  expect(varianceOfPlayers()).toBeGreaterThan(0);
  const { start } = rows.reduce((one, other) => (one.start > other.start ? one : other));
  const since = start - (start % DAY) - 3 * DAY;
  const selections: readonly [string, (row: Row) => boolean, ((row: Row) => boolean)?][] = [
    ['', () => true],
    ['(queueType: STANDARD, tier: 4)', ({ queue, tier }) => queue === 0 && tier === 4],
    [
      `(from: ${since}, tier: 4)`,
      ({ start: begun, tier }) => begun >= since && tier === 4,
      (row) => row.tier === 4 && monthOf(row) >= new Date(since * 1000).toISOString().slice(0, 7),
    ],
    [
      `(to: ${since})`,
      ({ start: begun }) => begun < since,
      (row) => monthOf(row) <= new Date((since - 1) * 1000).toISOString().slice(0, 7),
    ],
  ];
  for (const [args, isCounted, isKnown = isCounted] of selections) {
    const { results, scenarios } = await found(args);
    expect(scenarios.length).toBeGreaterThan(1);
    expect(results.designEffect).toBeNull();
    for (const one of scenarios) {
      const own = rows.filter(({ scenario }) => String(scenario) === one.scenario.id);
      const effect = effectOf(own.filter(isCounted), own.filter(isKnown));
      expect(one.results.designEffect, `${one.scenario.id}${args}`).toBeCloseTo(effect, 9);
    }
    expect(scenarios.some((one) => one.results.designEffect > 1.01)).toBe(true);
  }
});

it('is that of one scenario, and of none in a day', async () => {
  const [{ scenario }] = rows as readonly [Row];
  const own = rows.filter((row) => row.scenario === scenario);
  const { results } = await found(`(scenarioId: "${scenario}")`);
  expect(results.designEffect).toBeCloseTo(effectOf(own, own), 9);
  expect((await found('(scenarioId: "9")')).results.designEffect).toBeNull();
  const { scenarioStatistics: of } = await api.ask<{
    scenarioStatistics: { days: { results: { designEffect: number | null } }[] };
  }>(`{ scenarioStatistics(scenarioId: "${scenario}") { days { results { designEffect } } } }`);
  expect(new Set(of.days.map((day) => day.results.designEffect))).toEqual(new Set([null]));
});
