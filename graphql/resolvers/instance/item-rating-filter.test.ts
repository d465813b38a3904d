import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { openTestApi, testApi, type TestApi } from '#graphql/testing/test-api.ts';

type Runs = { instanceRuns: { totalCount: number } };
type Totals = { instanceEncounterRuns: { averageDuration: number } };

const RATINGS = ['minItemRating', 'averageItemRating', 'maxItemRating'] as const;

/** Conditions that would match the 0 that a run without a scoreboard has in place of a rating. */
const OPERATIONS = [
  { eq: 0 },
  { neq: 500 },
  { in: [0, 500] },
  { nin: [500] },
  { lt: 1 },
  { lte: 0 },
  { nlt: 0 },
  { gte: 0 },
  { ngt: 0 },
  { ngte: 1 },
  { nlte: -1 },
  { neq: null },
  { eq: null },
];

let api: TestApi;
let bareApi: TestApi;

beforeAll(async () => {
  api = await openTestApi();
  bareApi = testApi(await openMigratedDatabase());
  await bareApi.sql`
    insert into instance_encounter_run values (1, gen_random_uuid(), 60, 1, 1000, 8000, 7000, true, 0, 0, 0, 0, 0)`;
});
afterAll(() => Promise.all([api.close(), bareApi.close()]));

const runsThat = async (where: object) => {
  const { instanceRuns } = await api.ask<Runs>(
    'query Q($where: InstanceRunFilterInput) { instanceRuns(first: 0, where: $where) { totalCount } }',
    { where },
  );
  return instanceRuns.totalCount;
};

/**
 * Returns the average duration of the encounter runs on record: one without scoreboard entries that took 7 seconds.
 */
const averageDuration = async (where: object) => {
  const { instanceEncounterRuns } = await bareApi.ask<Totals>(
    `query Q($where: InstanceEncounterRunFilterInput) {
       instanceEncounterRuns(where: $where) { averageDuration } }`,
    { where },
  );
  return instanceEncounterRuns.averageDuration;
};

const isBare = { scoreboardEntryCount: { eq: 0 } };

describe.each(RATINGS)('a filter on the %s', (field) => {
  const operations = OPERATIONS.filter(
    (operation) => !('nlte' in operation) || field === 'averageItemRating',
  );

  it.each(operations)('%j matches no run without scoreboard entries', async (operation) => {
    expect(await runsThat(isBare)).toBeGreaterThan(0);
    expect(await runsThat({ ...isBare, [field]: operation })).toBe(0);
  });

  it('without an operator matches them', async () => {
    expect(await runsThat({ ...isBare, [field]: {} })).toBe(await runsThat(isBare));
    expect(await averageDuration({ [field]: {} })).toBe(7000);
  });

  it.each(operations)('%j matches no encounter run without scoreboard entries', async (operation) => {
    expect(await averageDuration({})).toBe(7000);
    expect(await averageDuration({ [field]: operation })).toBe(0);
  });
});
