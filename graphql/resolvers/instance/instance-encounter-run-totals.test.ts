import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderTruths } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Row = Record<string, number> & { duration: number; totalDeaths: number };
type Totals = Record<'medianDuration' | 'averageDuration' | 'medianDeaths' | 'averageDeaths', number>;

const FIELDS = [
  'averageItemRating',
  'encounterId',
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
    select id::double precision as id, instance_id as "instanceId", encounter_id as "encounterId",
           start_time::double precision as start, end_time::double precision as end,
           coalesce(duration, -1) as duration, completed::integer as completed,
           entries as "scoreboardEntryCount", deaths as "totalDeaths", min_item_rating as "minItemRating",
           average_item_rating as "averageItemRating", max_item_rating as "maxItemRating"
    from instance_encounter_run
    order by id`;
});
afterAll(() => api.close());

const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const middleOf = (field: string) => inOrder(rows.map((row) => row[field] ?? 0))[rows.length >> 1] ?? 0;
/** A run without a scoreboard has no ratings. */
const isComparable = (field: string, row: Row) =>
  !field.endsWith('ItemRating') || row.scoreboardEntryCount !== 0;

const average = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The numbers in the middle: one, or two where there is an even number of them. */
function middles(numbers: readonly number[]) {
  const sorted = inOrder(numbers);
  const half = sorted.length / 2;
  return sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
}

async function totalsOf(where: object | null) {
  const { instanceEncounterRuns } = await api.ask<{ instanceEncounterRuns: Totals }>(
    `query Q($where: InstanceEncounterRunFilterInput) { instanceEncounterRuns(where: $where) {
       medianDuration averageDuration medianDeaths averageDeaths } }`,
    { where },
  );
  return instanceEncounterRuns;
}

async function expectTotals(where: object | null, isMatch: (row: Row) => boolean) {
  const matches = rows.filter(isMatch);
  const durations = matches.map(({ duration }) => duration).filter((duration) => duration >= 0);
  const deaths = matches.map(({ totalDeaths }) => totalDeaths);
  const totals = await totalsOf(where);

  expect(totals.medianDuration).toBeCloseTo(average(middles(durations)), 6);
  expect(totals.averageDuration).toBeCloseTo(average(durations), 4);
  expect(totals.medianDeaths).toBe(middles(deaths)[0] ?? 0);
  expect(totals.averageDeaths).toBeCloseTo(average(deaths), 8);
  return matches.length;
}

/** The operators themselves are tried on the lists of runs, which are filtered by the same function. */
it.each(FIELDS)('an encounter run filter on %s reads its own column', async (field) => {
  const operand = middleOf(field);
  const list = [operand, rows[0]?.[field] ?? 0];
  await expectTotals({ [field]: { eq: operand } }, (row) => row[field] === operand);
  await expectTotals(
    { [field]: { nlt: operand } },
    (row) => isComparable(field, row) && orderTruths.nlt(row[field] ?? null, operand),
  );
  await expectTotals(
    { [field]: { in: list } },
    (row) => isComparable(field, row) && list.includes(row[field] ?? -1),
  );
  await expectTotals(
    { [field]: { nin: list } },
    (row) => isComparable(field, row) && !list.includes(row[field] ?? -1),
  );
});

describe('what tries come to', () => {
  it('is asked for by encounter, completed or not', async () => {
    const shared = { start: { gt: 0 }, scoreboardEntryCount: { gte: 6 } };
    const [instance, encounter] = [middleOf('instanceId'), middleOf('encounterId')];
    const isShared = (row: Row) => (row.start ?? 0) > 0 && (row.scoreboardEntryCount ?? 0) >= 6;
    await expectTotals(
      { ...shared, instanceId: { eq: instance }, encounterId: { eq: encounter } },
      (row) => isShared(row) && row.instanceId === instance && row.encounterId === encounter,
    );
    for (const completed of [true, false]) {
      const matches = await expectTotals(
        { ...shared, completed: { eq: completed } },
        (row) => isShared(row) && row.completed === Number(completed),
      );
      expect(matches).toBeGreaterThan(10);
    }
  });

  it('is all of them without a filter, whatever the page and the order', async () => {
    await expectTotals(null, () => true);
    const paged = await api.ask(
      '{ instanceEncounterRuns(first: 1, order: [{ end: ASC }]) { medianDuration averageDeaths } }',
    );
    const { medianDuration, averageDeaths } = await totalsOf(null);
    expect(paged).toEqual({ instanceEncounterRuns: { medianDuration, averageDeaths } });
  });

  it('is nothing where none match', async () => {
    const nothing = { medianDuration: 0, averageDuration: 0, medianDeaths: 0, averageDeaths: 0 };
    expect(await totalsOf({ encounterId: { eq: 1 } })).toEqual(nothing);
    expect(await totalsOf({ end: { eq: 0 }, start: { eq: 0 } })).toEqual(nothing);
  });

  it('combines conditions', async () => {
    const encounter = middleOf('encounterId');
    await expectTotals(
      {
        or: [
          { encounterId: { lt: encounter } },
          { and: [{ totalDeaths: { gte: 3 } }, { completed: { neq: false } }] },
        ],
      },
      (row) => (row.encounterId ?? 0) < encounter || (row.totalDeaths >= 3 && row.completed === 1),
    );
  });
});
