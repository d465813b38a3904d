import { type DocumentNode, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  GetEncounterTotalsDocument,
  GetInstanceRunsDocument,
  type GetEncounterTotalsQuery,
  type GetInstanceRunsQuery,
} from '#graphql/generated/documents.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { Random } from '#graphql/rules/random.ts';
import { encounterRunWhere, RUN_FILTER, runWhere, STATISTICS_FILTER } from './instance-filter.ts';
import { listAddress } from '../paging/list-address.ts';
import { routes } from '../routes.ts';

/* Runs and tries that filters keep, counted from the scoreboards themselves. */

/** The filtered properties of a run or a try at an encounter, counted from its scoreboard. */
interface Counted {
  readonly id: string;
  readonly instanceId: number;
  readonly start: number;
  readonly end: number;
  readonly entries: number;
  readonly deaths: number;
  readonly min: number;
  readonly average: number;
  readonly max: number;
}

/** A run of an instance. */
interface Run extends Counted {
  readonly completedEncounters: number;
}

/** A try at an encounter. */
interface Attempt extends Counted {
  readonly encounterId: number;
  readonly completed: boolean;
}

/** The query of an address. */
type Query = Readonly<Record<string, string>>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** The mean of numbers; 0 of none. */
const mean = (numbers: readonly number[]) => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);
const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);

/** The number in the middle; between the two there where their number is even. */
function median(numbers: readonly number[]): number {
  const sorted = inOrder(numbers);
  const half = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
}

/** The number in the middle; the lower of two. */
const lowerMedian = (numbers: readonly number[]) => inOrder(numbers)[Math.ceil(numbers.length / 2) - 1] ?? 0;

/** Durations of those whose start and end are known. */
const durationsOf = (counted: readonly Counted[]) =>
  counted.flatMap(({ start, end }) => (start > 0 && end > 0 ? [end - start] : []));

/** A bound out of an address: digits that say more than 0. */
const boundOf = (query: Query, param: string) =>
  /^\d{1,5}$/.test(query[param] ?? '') ? Number(query[param]) : 0;

/** True if an address keeps a run or a try by its ratings. */
function counts(row: Counted, query: Query): boolean {
  const within = (rating: 'min' | 'average' | 'max', param: string) => {
    const [above, below] = [boundOf(query, `${param}Min`), boundOf(query, `${param}Max`)];
    return (above === 0 || row[rating] >= above) && (below === 0 || row[rating] <= below);
  };
  return (
    row.start > 0 &&
    row.entries >= 6 &&
    within('min', 'minItemRating') &&
    within('average', 'avgItemRating') &&
    within('max', 'maxItemRating')
  );
}

/** True if an address keeps a run. */
const runMatches = (run: Run, query: Query) =>
  counts(run, query) &&
  (!query.instance || query.instance === 'all' || run.instanceId === Number(query.instance)) &&
  run.completedEncounters >= boundOf(query, 'completedEncounters');

/*
 * From the address to the answer: what each parameter keeps is compared with what is counted from the scoreboards
 * themselves, not from the columns that the API filters by.
 */

let api: TestApi;
let runs: readonly Run[];
let attempts: readonly Attempt[];

beforeAll(async () => {
  api = await openTestApi();
  runs = await api.sql<Run[]>`
    select run.id::text, run.instance_id as "instanceId", run.start_time::float as start,
           run.end_time::float as end, count(score.run_id)::int as entries,
           coalesce(sum(score.deaths), 0)::int as deaths, coalesce(min(score.item_rating), 0) as min,
           coalesce(avg(score.item_rating), 0)::float as average, coalesce(max(score.item_rating), 0) as max,
           (select count(distinct encounter_id)::int from instance_encounter_run attempt
            where attempt.run_id = run.id and attempt.completed) as "completedEncounters"
    from instance_run run left join instance_run_score score on score.run_id = run.id
    group by run.id order by run.start_time desc, run.id desc`;
  attempts = await api.sql<Attempt[]>`
    select run.id::text, run.instance_id as "instanceId", run.encounter_id as "encounterId", run.completed,
           run.start_time::float as start, run.end_time::float as end,
           count(score.encounter_run_id)::int as entries, coalesce(sum(score.deaths), 0)::int as deaths,
           coalesce(min(score.item_rating), 0) as min, coalesce(avg(score.item_rating), 0)::float as average,
           coalesce(max(score.item_rating), 0) as max
    from instance_encounter_run run
    left join instance_encounter_run_score score on score.encounter_run_id = run.id
    group by run.id`;
});
afterAll(() => api.close());

const ask = <Data>(document: DocumentNode, variables: object) => api.ask<Data>(print(document), variables);

/** The list of an address, with the number of matching runs. */
async function expectRuns(query: Query): Promise<number> {
  const { values } = listAddress(routes.instanceRuns, query, RUN_FILTER);
  const { instanceRuns } = await ask<GetInstanceRunsQuery>(GetInstanceRunsDocument, {
    where: runWhere(values),
    order: [{ start: 'DESC' }],
    first: 25,
  });
  const matching = runs.filter((run) => runMatches(run, query));
  const told = JSON.stringify(query);
  expect(instanceRuns?.totalCount, told).toBe(matching.length);
  expect(
    instanceRuns?.nodes?.map(({ id }) => id),
    told,
  ).toEqual(matching.slice(0, 25).map(({ id }) => id));
  return matching.length;
}

/** A value that about half of the runs that count are above. */
const middle = (field: 'min' | 'average' | 'max') =>
  Math.round(median(runs.filter((run) => counts(run, {})).map((run) => run[field])));

const RATING_PARAMS = ['minItemRating', 'avgItemRating', 'maxItemRating'] as const;
const FIELDS = { minItemRating: 'min', avgItemRating: 'average', maxItemRating: 'max' } as const;

describe('the filter of instance runs', () => {
  it('lets every run through that counts, and no other', async () => {
    expect(runs.some(({ start }) => start === 0)).toBe(true);
    expect(runs.some(({ entries }) => entries < 6)).toBe(true);
    const counted = await expectRuns({});
    expect(counted).toBeLessThan(runs.length);
  });

  it('keeps the runs of each instance', async () => {
    let kept = 0;
    for (const { value } of RUN_FILTER.fields.instance.options.slice(1))
      kept += await expectRuns({ instance: value });
    expect(kept).toBe(await expectRuns({ instance: 'all' }));
  });

  it.each(RATING_PARAMS)('keeps what is above and below bounds of %s', async (param) => {
    const bound = middle(FIELDS[param]);
    const all = await expectRuns({});
    for (const query of [
      { [`${param}Min`]: `${bound}` },
      { [`${param}Max`]: `${bound}` },
      { [`${param}Min`]: `${bound - 40}`, [`${param}Max`]: `${bound + 40}` },
      { [`${param}Min`]: `${bound}`, [`${param}Max`]: `${bound}` },
    ]) {
      expect(await expectRuns(query)).toBeLessThan(all);
    }
    expect(await expectRuns({ [`${param}Min`]: `${bound + 1}`, [`${param}Max`]: `${bound}` })).toBe(0);
  });

  it('keeps runs in which enough encounters were completed', async () => {
    const kept = [];
    for (const least of ['1', '3', '5', '9']) kept.push(await expectRuns({ completedEncounters: least }));
    expect(kept).toEqual(kept.toSorted((one, other) => other - one));
    expect(new Set(kept).size).toBe(kept.length);
  });

  it.each(['', '0', '-5', 'abc', '12.5', '1e3', '0x10', '١٢', '999999', 'NaN', 'toString'])(
    'takes the bound %j for none',
    async (value) => {
      const params = [
        'completedEncounters',
        ...RATING_PARAMS.flatMap((name) => [`${name}Min`, `${name}Max`]),
      ];
      const all = await expectRuns({});
      expect(await expectRuns(Object.fromEntries(params.map((param) => [param, value])))).toBe(all);
    },
  );

  it('combines everything', async () => {
    const random = new Random('instance filters');
    const found = [];
    for (let n = 0; n < 60; n += 1) found.push(await expectRuns(randomQuery(random)));
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(20);
  });
});

function randomQuery(random: Random): Query {
  const bounds = RATING_PARAMS.flatMap((param) => {
    const bound = middle(FIELDS[param]);
    return [
      [`${param}Min`, random.chance(0.4) ? `${bound - random.int(0, 200)}` : '0'],
      [`${param}Max`, random.chance(0.4) ? `${bound + random.int(0, 200)}` : ''],
    ];
  });
  return {
    ...Object.fromEntries(bounds),
    instance: random.chance(0.4) ? random.pick(RUN_FILTER.fields.instance.options).value : 'all',
    completedEncounters: `${random.int(0, 4)}`,
  };
}

/** Expects the totals of the tries at an encounter for an address; returns how many matched. */
async function expectTotals(encounter: Attempt, query: Query): Promise<number> {
  const { instanceId, encounterId } = encounter;
  const { values } = listAddress(routes.instanceStatistics(String(instanceId)), query, STATISTICS_FILTER);
  const tried = encounterRunWhere(values, {
    instanceId: String(instanceId),
    encounterId: String(encounterId),
  });
  const told = `${encounterId} ${JSON.stringify(query)}`;
  const answer = await ask<GetEncounterTotalsQuery>(GetEncounterTotalsDocument, {
    tried,
    won: { ...tried, completed: { eq: true } },
  });
  const totals = answer.won;
  const matching = attempts.filter(
    (attempt) =>
      attempt.encounterId === encounterId &&
      counts(attempt, query) &&
      (query.completed !== '1' || attempt.completed),
  );
  const won = matching.filter(({ completed }) => completed);
  const [durations, deaths] = [durationsOf(won), won.map((attempt) => attempt.deaths)];
  expect([answer.tried?.totalCount, totals?.totalCount], told).toEqual([matching.length, won.length]);
  expect(totals?.medianDuration, told).toBeCloseTo(durations.length === 0 ? 0 : median(durations), 4);
  expect(totals?.averageDuration, told).toBeCloseTo(mean(durations), 4);
  expect(totals?.medianDeaths, told).toBe(lowerMedian(deaths));
  expect(totals?.averageDeaths, told).toBeCloseTo(mean(deaths), 8);
  return matching.length;
}

describe('the filter of statistics', () => {
  it('counts the tries that an address asks for', async () => {
    const encounters = [...new Map(attempts.map((attempt) => [attempt.encounterId, attempt])).values()];
    expect(encounters.length).toBeGreaterThan(80);
    const queries: Query[] = [
      {},
      { completed: '1' },
      { avgItemRatingMin: `${middle('average')}` },
      { completed: '1', minItemRatingMin: '300', avgItemRatingMax: '640', maxItemRatingMax: '900' },
    ];
    for (const [n, encounter] of encounters.entries()) {
      const all = await expectTotals(encounter, {});
      expect(await expectTotals(encounter, queries[n % queries.length] ?? {})).toBeLessThanOrEqual(all);
    }
  });
});
