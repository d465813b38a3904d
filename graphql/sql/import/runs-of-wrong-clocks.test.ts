import { afterAll, beforeAll, expect, it } from 'vitest';
import { importLines } from '#graphql/import/import-lines.ts';
import { ODD, oddLines } from '#graphql/testing/odd-world.ts';
import { testApi, type TestApi } from '#graphql/testing/test-api.ts';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';

const NOW = Math.floor(Date.now() / 1000);
const IN_2038 = 2_147_483_647_000;

let database: EmptyDatabase;
let api: TestApi;
const refused: string[] = [];

const uuid = (place: number) => `00000000-0000-4000-8000-00000000${place}`;

/** The first run of the odd world with other times. */
function runAt(place: number, times: { readonly start: number; readonly end: number }): string {
  const lines = oddLines(NOW).map((line) => JSON.parse(line));
  const run = lines.find(
    ({ kind, instanceId }) => kind === 'InstanceRun' && instanceId === String(ODD.dungeon),
  );
  const encounters = run.encounters.map((one: object) => ({ ...one, ...times, id: String(place) }));
  return JSON.stringify({ ...run, ...times, id: uuid(place), encounters });
}

const [AHEAD, LONG, RIGHT] = [9_001, 9_002, 9_003];
const START = (NOW - 86_400) * 1000;

beforeAll(async () => {
  database = await openMigratedDatabase();
  api = testApi(database);
  const groups = (async function* () {
    yield oddLines(NOW).filter((line) => !line.includes('"InstanceRun"'));
    yield [
      runAt(AHEAD, { start: IN_2038, end: IN_2038 + 1_000 }),
      runAt(LONG, { start: START, end: IN_2038 }),
      runAt(RIGHT, { start: START - 7_200_000, end: START - 5_400_000 }),
    ];
  })();
  await importLines(database.sql, groups, ({ reason }) => refused.push(reason));
});
afterAll(() => database.close());

it('imports them all', () => expect(refused).toEqual([]));

it('lists no run and no try that begins after now, and no length of one that ends then', async () => {
  const { runs, tries, run } = await api.ask<{
    runs: { totalCount: number; nodes: readonly { id: string; duration: number }[] };
    tries: { totalCount: number };
    run: { id: string };
  }>(`{ runs: instanceRuns { totalCount nodes { id duration } } tries: instanceEncounterRuns { totalCount }
        run: instanceRun(id: "${uuid(AHEAD)}") { id } }`);
  expect(runs.nodes).toEqual([
    { id: uuid(LONG), duration: 0 },
    { id: uuid(RIGHT), duration: 1_800 },
  ]);
  expect([runs.totalCount, tries.totalCount, run]).toEqual([2, 2, { id: uuid(AHEAD) }]);
});

it('counts no session that begins after now', async () => {
  const { list, sums } = await api.ask<{
    list: { totalCount: number; nodes: readonly { start: number }[] };
    sums: { sessions: number; to: number };
  }>('{ list: dungeonSessions { totalCount nodes { start } } sums: dungeonSums { sessions to } }');
  expect(list.totalCount).toBeGreaterThan(0);
  expect(list.nodes.every(({ start }) => start < NOW)).toBe(true);
  expect(sums.sessions).toBe(list.totalCount);
  expect(sums.to).toBeLessThan(NOW);
});

it('has no month that begins after now', async () => {
  const { dungeon } = await api.ask<{ dungeon: { report: { months: readonly { month: number }[] } } }>(
    `{ dungeon(id: "${ODD.dungeon}") { report { months { month } } } }`,
  );
  expect(dungeon.report.months.length).toBeGreaterThan(0);
  expect(dungeon.report.months.filter(({ month }) => month > NOW)).toEqual([]);
});
