import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { equalityTruths, orderTruths, type Truth } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Row = Record<string, string | number> & { id: string; duration: number };
type Answer = {
  instanceRuns: {
    totalCount: number;
    averageDuration: number;
    averageDeaths: number;
    nodes: { id: string }[];
  };
};

const FIELDS = [
  'averageItemRating',
  'completedEncounters',
  'end',
  'id',
  'instanceId',
  'maxItemRating',
  'minItemRating',
  'scoreboardEntryCount',
  'start',
  'totalDeaths',
];

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`
    select id::text, instance_id as "instanceId", start_time::double precision as start,
           end_time::double precision as end, coalesce(duration, -1) as duration,
           completed::integer as completed, encounters_won as "completedEncounters",
           entries as "scoreboardEntryCount", deaths as "totalDeaths", min_item_rating as "minItemRating",
           average_item_rating as "averageItemRating", max_item_rating as "maxItemRating"
    from instance_run
    order by start_time desc, id desc`;
});
afterAll(() => api.close());

const middleOf = (field: string) =>
  rows.map((row) => row[field] ?? 0).sort((one, other) => (one < other ? -1 : 1))[rows.length >> 1] ?? 0;

/** A run without a scoreboard has no ratings. */
const isComparable = (field: string, row: Row) =>
  !field.endsWith('ItemRating') || row.scoreboardEntryCount !== 0;

const average = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The page, the number and both averages: those of all runs that match, not of the page alone. */
async function expectRuns(where: object | null, isMatch: (row: Row) => boolean, first = 7) {
  const { instanceRuns } = await api.ask<Answer>(
    `query Q($where: InstanceRunFilterInput) { instanceRuns(where: $where, first: ${first}) {
       totalCount averageDuration averageDeaths nodes { id } } }`,
    { where },
  );
  const matches = rows.filter(isMatch);
  const durations = matches.map(({ duration }) => duration).filter((duration) => duration >= 0);

  expect(instanceRuns.nodes.map(({ id }) => id)).toEqual(matches.slice(0, first).map(({ id }) => id));
  expect(instanceRuns.totalCount).toBe(matches.length);
  expect(instanceRuns.averageDuration).toBeCloseTo(average(durations), 4);
  expect(instanceRuns.averageDeaths).toBeCloseTo(average(matches.map((row) => Number(row.totalDeaths))), 8);
  return matches.length;
}

/** All operators are made by one function: each is tried on a column of each kind, and each field with a few of them. */
const KINDS_OF_COLUMN = ['id', 'averageItemRating', 'start'];

describe.each(KINDS_OF_COLUMN)('an instance run filter on %s', (field) => {
  const truths: [string, Truth][] = Object.entries({ ...equalityTruths, ...orderTruths });

  it.each(truths)('knows %s', async (operator, truth) => {
    const operand = middleOf(field);
    await expectRuns(
      { [field]: { [operator]: operand } },
      (row) => isComparable(field, row) && truth(row[field] ?? null, operand),
    );
  });
});

it.each(FIELDS)('an instance run filter on %s reads its own column', async (field) => {
  const operand = middleOf(field);
  const list = [operand, rows[0]?.[field] ?? 0];
  await expectRuns(
    { [field]: { nlt: operand } },
    (row) => isComparable(field, row) && orderTruths.nlt(row[field] ?? null, operand),
  );
  await expectRuns(
    { [field]: { in: list } },
    (row) => isComparable(field, row) && list.includes(row[field] ?? ''),
  );
  await expectRuns(
    { [field]: { nin: list } },
    (row) => isComparable(field, row) && !list.includes(row[field] ?? ''),
  );
});

describe('an instance run filter', () => {
  it('knows whether runs were completed', async () => {
    expect(await expectRuns({ completed: { eq: true } }, ({ completed }) => completed === 1)).toBeGreaterThan(
      10,
    );
    expect(
      await expectRuns({ completed: { eq: false } }, ({ completed }) => completed === 0),
    ).toBeGreaterThan(10);
    await expectRuns({ completed: { neq: true } }, ({ completed }) => completed === 0);
    await expectRuns({ completed: { neq: null } }, () => true);
    expect(await expectRuns({ completed: { eq: null } }, () => false)).toBe(0);
  });

  it('is what the list of runs asks for', async () => {
    const [low, high] = [middleOf('minItemRating'), middleOf('maxItemRating')];
    await expectRuns(
      {
        start: { gt: 0 },
        scoreboardEntryCount: { gte: 6 },
        completedEncounters: { gte: 2 },
        minItemRating: { gte: low },
        maxItemRating: { lte: Number(high) + 40 },
      },
      (row) =>
        Number(row.start) > 0 &&
        Number(row.scoreboardEntryCount) >= 6 &&
        Number(row.completedEncounters) >= 2 &&
        Number(row.minItemRating) >= Number(low) &&
        Number(row.maxItemRating) <= Number(high) + 40,
    );
  });

  it('nests with and and or', async () => {
    const instance = middleOf('instanceId');
    await expectRuns(
      { or: [{ instanceId: { eq: instance } }, { and: [{ totalDeaths: { eq: 0 } }, { end: { neq: 0 } }] }] },
      (row) => row.instanceId === instance || (row.totalDeaths === 0 && row.end !== 0),
    );
  });

  it('of nothing matches everything', async () => {
    await expectRuns(null, () => true, 50);
    await expectRuns({ and: [], or: [], start: {}, completed: {}, id: null }, () => true, 50);
  });
});
