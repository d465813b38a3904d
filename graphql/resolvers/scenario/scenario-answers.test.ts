import { group, mean, sum } from 'd3-array';
import { afterEach, describe, expect, it } from 'vitest';

import { Random } from '#graphql/rules/random.ts';
import { type TestApi, testApi } from '#graphql/testing/test-api.ts';
import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';

/* Compares what a scenario's page says of careers and players with plain computations over all of its scoreboards. */

const DAY = 86_400;
const BEGIN = Date.parse('2026-01-20T00:00:00Z') / 1000;
const CAREERS = ['WARRIOR_PRIEST', 'SLAYER', 'ENGINEER', 'SHAMAN', 'CHOPPA', 'MAGUS'];
const FIGURES = [
  'DAMAGE',
  'HEALING',
  'PROTECTION',
  'KILLS',
  'DEATH_BLOWS',
  'OBJECTIVE_SCORE',
  'DAMAGE_RECEIVED',
] as const;

interface Row {
  readonly run: string;
  readonly start: number;
  readonly seconds: number;
  readonly queue: number;
  readonly tier: number;
  readonly order: number;
  readonly destruction: number;
  readonly player: number;
  readonly career: string;
  readonly team: number;
  readonly guild: number | null;
  readonly figures: readonly number[];
}

let api: TestApi | undefined;
afterEach(() => api?.close());

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Writes runs in any order; afterwards some are corrected, and some are gone. */
async function playWorld(seed: string): Promise<TestApi> {
  const random = new Random(seed);
  const opened = testApi(await openMigratedDatabase());
  const { sql } = opened;
  const person = (id: number) => ({
    id,
    name: `P${id}`,
    career: CAREERS[id % 6] ?? '',
    level: 40,
    renown_rank: 80,
  });
  const people = Array.from({ length: 60 }, (_, n) => person(n + 1));
  // The last five come after their scoreboards.
  await sql`insert into "character" ${sql(people.slice(0, -5))}`;
  const runs = Array.from({ length: 130 }, (_, n) => ({
    id: uuid(n + 1),
    scenario_id: random.chance(0.8) ? 2000 : 2001,
    start_time: BEGIN + random.int(0, 70 * DAY),
    end_time: BEGIN + 71 * DAY,
    winner: 2,
    order_points: random.int(0, 500),
    destruction_points: random.chance(0.05) ? 250 : random.int(0, 450),
    queue_type: random.chance(0.8) ? 0 : 2,
    tier: random.chance(0.7) ? 4 : 2,
  }));
  for (const run of runs) run.end_time = run.start_time + random.int(200, 900);
  const scoresOf = (run: (typeof runs)[number]) =>
    random
      .shuffle(people)
      .slice(0, random.int(6, 20))
      .map(({ id }) => ({
        record_id: run.id,
        character_id: id,
        start_time: run.start_time,
        queue_type: run.queue_type,
        guild_id: random.chance(0.4) ? random.int(1, 2) : null,
        team: id % 6 < 3 ? 0 : 1,
        level: 40,
        renown_rank: 80,
        quitter: false,
        objective_score: random.int(0, 9) * 50,
        kills: random.int(0, 12),
        kills_solo: 0,
        deaths: 1,
        death_blows: random.int(0, 5),
        damage: random.int(0, 200_000) + id * 500,
        kill_damage: 0,
        damage_received: random.int(0, 90_000),
        healing_self: random.int(0, 5_000),
        healing_others: id % 6 === 0 ? random.int(0, 300_000) : 0,
        healing_received: 0,
        protection_self: random.int(0, 900),
        protection_others: 0,
        protection_received: 0,
        resurrections_done: 0,
      }));
  const late = random.shuffle(runs);
  for (let from = 0; from < late.length; from += 10) {
    const some = late.slice(from, from + 10);
    await sql.begin(async (transaction) => {
      await transaction`insert into scenario_record ${transaction(some)}`;
      await transaction`insert into scenario_score ${transaction(some.flatMap(scoresOf))}`;
    });
  }
  await sql`insert into "character" ${sql(people.slice(-5))}`;
  await sql`update scenario_record set order_points = 600, start_time = start_time + ${40 * DAY}, end_time = end_time + ${40 * DAY}
            where id < ${uuid(9)}`;
  await sql`update scenario_record set end_time = start_time where id = ${uuid(30)}`;
  await sql`update scenario_score set damage = damage / 3, kills = 40 where record_id between ${uuid(10)} and ${uuid(16)}`;
  await sql`update "character" set career = 'SLAYER' where id = 3`;
  await sql`delete from scenario_record where id between ${uuid(17)} and ${uuid(24)}`;
  await sql`delete from scenario_score where character_id = 7 and record_id > ${uuid(80)}`;
  return opened;
}

/** The sums that writes keep equal those that are counted from all rows. */
async function expectCounted({ sql }: TestApi) {
  for (const [table, columns] of [
    ['scenario_career_stratum', '*'],
    ['scenario_career_group', '*'],
    ['scenario_career_moment', '*'],
    ['scenario_result_moment', '*'],
    ['scenario_player_total', 'scenario_id, character_id, career, runs, sums, squares'],
  ] as const) {
    const [found] = await sql<{ rows: number; differing: number }[]>`
      select (select count(*)::integer from ${sql(table)}) as rows, count(*)::integer as differing
      from (
        (select ${sql.unsafe(columns)} from ${sql(table)} except all select * from ${sql(`counted_${table}`)})
        union all
        (select * from ${sql(`counted_${table}`)} except all select ${sql.unsafe(columns)} from ${sql(table)})
      ) part`;
    expect(found).toEqual({ rows: expect.toSatisfy((rows: number) => rows > 1), differing: 0 });
  }
}

const everyRow = ({ sql }: TestApi, scenario: number) => sql<Row[]>`
  select run.id as run, run.start_time as start, end_time - run.start_time as seconds, run.queue_type as queue, tier,
         order_points as order, destruction_points as destruction, person.id as player, career, team,
         score.guild_id as guild,
         to_json(array[damage, healing_self + healing_others, protection_self + protection_others, kills, death_blows,
               objective_score, damage_received]) as figures
  from scenario_score score, scenario_record run, "character" person
  where run.id = record_id and person.id = character_id and scenario_id = ${scenario}`;

const monthOf = ({ start, tier }: Row) => `${new Date(start * 1000).toISOString().slice(0, 7)} ${tier}`;
const isWon = ({ team, order, destruction }: Row) => (team === 0 ? order > destruction : destruction > order);

/** A decided run by the players of one career on one side. */
interface CareerRun {
  readonly stratum: string;
  readonly own: number;
  readonly won: boolean;
}

/** The share of wins of a career's players less that of their side, tier by tier and month by month. */
function edgeOf(runs: readonly CareerRun[]): number {
  let [surplus, players] = [0, 0];
  for (const some of group(runs, ({ stratum }) => stratum).values()) {
    const share = some.filter(({ won }) => won).length / some.length;
    surplus += sum(some, ({ own, won }) => own * (Number(won) - share));
    players += sum(some, ({ own }) => own);
  }
  return surplus / players;
}

/** Counts the players of some rows by random group. */
function byGroup(rows: readonly Row[]): number[] {
  const groupOf = ({ player }: Row) => Number(((BigInt(player) * 2_654_435_761n) >> 27n) & 31n);
  return Array.from({ length: 32 }, (_, at) => rows.filter((row) => groupOf(row) === at).length);
}

function careersOf(rows: readonly Row[]) {
  const decided = rows.filter(({ order, destruction }) => order !== destruction);
  const byRun = [...group(decided, ({ run }) => run).values()];
  return [...group(decided, ({ career, team }) => `${career} ${team}`)]
    .map(([key, own]) => {
      const [career = '', side = ''] = key.split(' ');
      const team = Number(side);
      const runs = byRun.flatMap((all) => {
        const [row] = all;
        if (!row) return [];
        const count = all.filter((each) => each.career === career && each.team === team).length;
        return [{ stratum: monthOf(row), own: count, won: isWon({ ...row, team }) }];
      });
      let variance = 0;
      for (const stratum of group(runs, (run) => run.stratum).values()) {
        if (stratum.length === 1) continue;
        const without = stratum.map((left) => edgeOf(runs.filter((run) => run !== left)));
        const middle = mean(without) ?? 0;
        variance += ((stratum.length - 1) / stratum.length) * sum(without, (edge) => (edge - middle) ** 2);
      }
      return {
        career,
        team,
        runs: new Set(own.map(({ run }) => run)).size,
        players: own.length,
        wins: own.filter(isWon).length,
        edge: edgeOf(runs),
        error: Math.sqrt(variance),
        groupPlayers: byGroup(own),
        groupWins: byGroup(own.filter(isWon)),
      };
    })
    .filter((each) => each.runs >= 30)
    .toSorted((one, other) => other.edge - one.edge);
}

function bestOf(rows: readonly Row[], figure: number, perMinute: boolean) {
  const valued = rows
    .filter(({ seconds, figures }) => (figures[figure] ?? 0) > 0 && (!perMinute || seconds > 0))
    .map(({ player, seconds, figures }) => ({
      player,
      value: ((figures[figure] ?? 0) * (perMinute ? 60 : 1)) / (perMinute ? seconds : 1),
    }));
  const own = [...group(valued, ({ player }) => player).values()].map((all) =>
    Math.max(...all.map(({ value }) => value)),
  );
  const sorted = own.toSorted((one, other) => other - one);
  const least = sorted[9] ?? 0;
  return sorted
    .filter((value) => value >= least)
    .map((value) => ({ place: 1 + sorted.filter((other) => other > value).length, value }));
}

function playersOf(rows: readonly Row[], figure: number, fewest: number) {
  const timed = rows
    .filter(({ seconds }) => seconds > 0)
    .map(({ player, career, seconds, figures }) => ({
      player,
      career,
      value: ((figures[figure] ?? 0) * 60) / seconds,
    }));
  const players = [...group(timed, ({ career }) => career).values()].flatMap((career) => {
    const all = mean(career, ({ value }) => value) ?? 0;
    const groups = [...group(career, ({ player }) => player).values()].map((own) => ({
      player: own[0]?.player ?? 0,
      runs: own.length,
      mean: mean(own, ({ value }) => value) ?? 0,
      inside: sum(own, ({ value }) => (value - (mean(own, (each) => each.value) ?? 0)) ** 2),
    }));
    const inside = sum(groups, (each) => each.inside) / (career.length - groups.length);
    const among =
      (sum(groups, (each) => each.runs * (each.mean - all) ** 2) - (groups.length - 1) * inside) /
      (career.length - sum(groups, (each) => each.runs ** 2) / career.length);
    const strength = among > 0 ? inside / among : null;
    return groups.map((each) => ({
      player: each.player,
      runs: each.runs,
      mean: each.mean,
      strength,
      estimate: strength === null ? all : (each.runs * each.mean + strength * all) / (each.runs + strength),
    }));
  });
  const enough = players
    .filter(({ runs }) => runs >= fewest)
    .toSorted((one, other) => other.estimate - one.estimate);
  const tenth = enough[9]?.estimate ?? Number.NEGATIVE_INFINITY;
  return { all: enough.length, best: enough.filter(({ estimate }) => estimate >= tenth - 1e-9) };
}

/** Equal to four parts in ten thousand at most: figures per minute are kept in ten thousandths. */
const near = (value: number) => expect.closeTo(value, Math.abs(value) > 100 ? 2 : 4);

interface Told {
  readonly character: { readonly id: string };
  readonly strength: number | null;
}

const ASKED = `careers { career team runs players wins edge error groupPlayers groupWins }
  ${FIGURES.flatMap((figure) => [
    `best${figure}: best(figure: ${figure}) { place value run { id } character { id } }`,
    `rate${figure}: best(figure: ${figure}, perMinute: true) { place value }`,
    `players${figure}: players(figure: ${figure}, fewestRuns: 10) { character { id } runs mean estimate strength players }`,
  ]).join('\n')}`;

describe.each(['one', 'two'])('the players of a scenario in world %s', (seed) => {
  it('are those of its scoreboards', async () => {
    api = await playWorld(seed);
    await expectCounted(api);
    const rows = await everyRow(api, 2000);
    const premades = new Set(
      [...group(rows, ({ run, team, guild }) => (guild === null ? '' : `${run} ${team} ${guild}`))]
        .filter(([key, members]) => key !== '' && members.length >= 6)
        .map(([, [member]]) => member?.run),
    );
    const first = Date.parse('2026-02-10T00:00:00Z') / 1000;
    const [february, april] = [
      Date.parse('2026-02-01T00:00:00Z') / 1000,
      Date.parse('2026-04-01T00:00:00Z') / 1000,
    ];
    const selections: readonly [string, (row: Row) => boolean][] = [
      ['', () => true],
      [', tier: 4, queueType: STANDARD', ({ tier, queue }) => tier === 4 && queue === 0],
      [`, from: ${first}`, ({ start }) => start >= first],
      [`, from: ${february}, to: ${april}`, ({ start }) => start >= february && start < april],
      [
        `, from: ${february - 5 * DAY}, to: ${april + 3 * DAY}`,
        ({ start }) => start >= february - 5 * DAY && start < april + 3 * DAY,
      ],
      [`, from: ${first}, to: ${first + 9 * DAY}`, ({ start }) => start >= first && start < first + 9 * DAY],
      [', premadeOnly: true', ({ run }) => premades.has(run)],
    ];
    let compared = 0;
    for (const [args, isMeant] of selections) {
      const meant = rows.filter(isMeant);
      const { scenarioStatistics: found } = await api.ask<{ scenarioStatistics: Record<string, unknown[]> }>(
        `{ scenarioStatistics(scenarioId: "2000"${args}) { ${ASKED} } }`,
      );
      expect(found.careers).toEqual(
        careersOf(meant).map(({ edge, error, ...counts }) =>
          Object.assign(counts, { edge: expect.closeTo(edge, 9), error: expect.closeTo(error, 9) }),
        ),
      );
      for (const [index, figure] of FIGURES.entries()) {
        const total = bestOf(meant, index, false);
        expect(found[`best${figure}`]).toMatchObject(total);
        expect(found[`rate${figure}`]).toEqual(
          bestOf(meant, index, true).map(({ place, value }) => ({ place, value: expect.closeTo(value, 6) })),
        );
        const { all, best } = playersOf(meant, index, 10);
        const asked = (found[`players${figure}`] as readonly Told[]).map(({ strength, ...told }) =>
          Object.assign(told, { strength: strength === null ? null : 1 / strength }),
        );
        const byId = (one: Pick<Told, 'character'>, other: typeof one) =>
          Number(one.character.id) - Number(other.character.id);
        expect(asked.toSorted(byId)).toEqual(
          best
            .map((each) => ({
              character: { id: String(each.player) },
              runs: each.runs,
              mean: near(each.mean),
              estimate: near(each.estimate),
              strength: each.strength === null ? null : expect.closeTo(1 / each.strength, 3),
              players: all,
            }))
            .toSorted(byId),
        );
        compared += total.length + best.length;
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

it('nothing is said without a scenario, or of one that was never played', async () => {
  api = testApi(await openMigratedDatabase());
  for (const args of [
    '',
    '(scenarioId: "9")',
    '(scenarioId: "x", from: 99999999999999, to: -99999999999999)',
  ]) {
    expect(
      await api.ask(
        `{ scenarioStatistics${args} { careers { runs } best(figure: KILLS) { place } players(figure: KILLS, fewestRuns: -1) { runs } } }`,
      ),
    ).toEqual({ scenarioStatistics: { careers: [], best: [], players: [] } });
  }
});
