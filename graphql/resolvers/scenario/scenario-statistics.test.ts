import { group, quantileSorted } from 'd3-array';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

interface Run {
  readonly scenario: number;
  readonly queue: number;
  readonly tier: number;
  readonly start: number;
  readonly seconds: number;
  readonly order: number;
  readonly destruction: number;
  readonly surrender: boolean;
  readonly players: number;
}

const DAY = 86_400;
const RESULTS = 'results { runs orderWins destructionWins surrenders }';
const QUARTILES = '{ lower median upper }';

let api: TestApi;
let runs: readonly Run[];

beforeAll(async () => {
  api = await openTestApi();
  runs = await api.sql<Run[]>`
    select run.scenario_id as scenario, run.queue_type as queue, run.tier, run.start_time as start,
           run.end_time - run.start_time as seconds, run.order_points as order, run.destruction_points as destruction,
           run.was_surrender as surrender,
           (select count(*) from scenario_score where record_id = run.id)::integer as players
    from scenario_record run`;
});
afterAll(() => api.close());

const resultsOf = (some: readonly Run[]) => ({
  runs: some.length,
  orderWins: some.filter(({ order, destruction }) => order > destruction).length,
  destructionWins: some.filter(({ order, destruction }) => order < destruction).length,
  surrenders: some.filter(({ surrender }) => surrender).length,
});

function quartilesOf(some: readonly Run[], figure: (run: Run) => number) {
  const values = some.map(figure).toSorted((one, other) => one - other);
  const at = (share: number) => quantileSorted(values, share);
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

const statistics = async (args: string, fields: string) => {
  const { scenarioStatistics } = await api.ask<{ scenarioStatistics: unknown }>(
    `{ scenarioStatistics${args} { ${fields} } }`,
  );
  return scenarioStatistics;
};

describe('the results of scenarios', () => {
  it('are those of all runs, by scenario and by day', async () => {
    const byScenario = [...group(runs, ({ scenario }) => scenario)]
      .toSorted(([one, some], [other, others]) => others.length - some.length || one - other)
      .map(([id, some]) => ({ scenario: { id: String(id) }, results: resultsOf(some) }));
    const byDay = [...group(runs, ({ start }) => Math.floor(start / DAY))]
      .toSorted(([one], [other]) => one - other)
      .map(([day, some]) => ({ day, results: resultsOf(some) }));
    expect(byScenario.length).toBeGreaterThan(3);
    expect(
      await statistics('', `${RESULTS} scenarios { scenario { id } ${RESULTS} } days { day ${RESULTS} }`),
    ).toEqual({ results: resultsOf(runs), scenarios: byScenario, days: byDay.slice(-366) });
  });

  it('are narrowed by scenario, queue, tier and whole days', async () => {
    const [{ scenario, tier, start }] = runs as readonly [Run];
    const matching = runs.filter(
      (run) =>
        run.scenario === scenario &&
        run.queue === 0 &&
        run.tier === tier &&
        Math.floor(run.start / DAY) >= Math.floor((start - 9 * DAY) / DAY) &&
        Math.floor(run.start / DAY) < Math.floor((start + 5 * DAY) / DAY),
    );
    expect(matching.length).toBeGreaterThan(0);
    const args = `(scenarioId: "${scenario}", queueType: STANDARD, tier: ${tier}, from: ${start - 9 * DAY}, to: ${start + 5 * DAY})`;
    const spread = `spread { duration ${QUARTILES} orderPoints ${QUARTILES} destructionPoints ${QUARTILES} players ${QUARTILES} }`;
    expect(await statistics(args, `${RESULTS} ${spread}`)).toEqual({
      results: resultsOf(matching),
      spread: {
        duration: quartilesOf(matching, ({ seconds }) => seconds),
        orderPoints: quartilesOf(matching, ({ order }) => order),
        destructionPoints: quartilesOf(matching, ({ destruction }) => destruction),
        players: quartilesOf(matching, ({ players }) => players),
      },
    });
  });

  it('are none of an unknown scenario', async () => {
    expect(
      await statistics('(scenarioId: "nothing")', `${RESULTS} days { day } spread { duration { median } }`),
    ).toEqual({ results: resultsOf([]), days: [], spread: null });
  });
});

it('a run that is written late, corrected or deleted changes the results of its day at once', async () => {
  const { sql, close } = await openMigratedDatabase();
  const results = async () => {
    const [row] = await sql`
      select coalesce(sum(runs), 0)::integer as runs, coalesce(sum(order_wins), 0)::integer as won
      from scenario_result_day`;
    return row;
  };
  const add = (id: string, order: number) => sql`
    insert into scenario_record (id, scenario_id, start_time, end_time, winner, order_points, destruction_points, queue_type, tier)
    values (${id}, 2000, ${3 * DAY}, ${3 * DAY + 600}, 0, ${order}, 250, 0, 4)`;
  const one = '00000000-0000-0000-0000-000000000001';
  await add(one, 500);
  await add('00000000-0000-0000-0000-000000000002', 100);
  expect(await results()).toEqual({ runs: 2, won: 1 });
  await sql`update scenario_record set order_points = 90, winner = 1, start_time = ${5 * DAY} where id = ${one}`;
  expect(await results()).toEqual({ runs: 2, won: 0 });
  await sql`delete from scenario_record where id = ${one}`;
  expect(await results()).toEqual({ runs: 1, won: 0 });
  await sql`truncate scenario_record cascade`;
  expect(await results()).toEqual({ runs: 0, won: 0 });
  await close();
});
