import { afterAll, beforeAll, expect, it } from 'vitest';
import { importLines } from '#graphql/import/import-lines.ts';
import { ImportedClocks } from '#graphql/import/imported-clocks.ts';
import { ODD, oddLines } from '#graphql/testing/odd-world.ts';
import { testApi, type TestApi } from '#graphql/testing/test-api.ts';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { compareRollups } from '../engine/rollups.ts';
import { inSession } from '../engine/connection/session.ts';

const NOW = Math.floor(Date.now() / 1000);
const [YEAR, MONTH] = new Date((NOW - 2 * 86_400) * 1000).toISOString().split('-').map(Number);

let database: EmptyDatabase;
let api: TestApi;
const clocks = new ImportedClocks();
const refused: string[] = [];

beforeAll(async () => {
  database = await openMigratedDatabase();
  api = testApi(database);
  const groups = (async function* () {
    yield oddLines(NOW);
  })();
  await importLines(
    database.sql,
    groups,
    ({ reason }) => refused.push(reason),
    () => undefined,
    (read) => clocks.note(read, NOW),
  );
  await database.sql`select count_feats(${NOW})`;
});
afterAll(() => database.close());

const count = async (question: string) =>
  (await api.ask<Record<'list', { totalCount: number }>>(`{ list: ${question} { totalCount } }`)).list
    .totalCount;

it('is imported whole, and every sum equals its recount', async () => {
  expect(refused).toEqual([]);
  const compared = await inSession(database.sql, compareRollups);
  expect(compared.filter(({ different }) => different > 0)).toEqual([]);
  expect(await clocks.wrong(database.sql)).toEqual({ ahead: 4, before: 1 });
});

it('has deaths by one’s own hand as deaths alone', async () => {
  const board = (order: string) =>
    `monthlyKillLeaderboard(year: ${YEAR}, month: ${MONTH}, order: ${order}) { kills deaths character { id } }`;
  const { killers, fallen } = await api.ask<Record<'killers' | 'fallen', object[]>>(
    `{ killers: ${board('KILLS')} fallen: ${board('DEATHS')} }`,
  );
  expect(killers).toEqual([
    { kills: 29, deaths: 4, character: { id: String(ODD.order) } },
    { kills: 4, deaths: 29, character: { id: String(ODD.destruction) } },
  ]);
  expect(fallen[0]).toEqual({ kills: 0, deaths: 30, character: { id: String(ODD.suicide) } });
  expect(await count(`kills(where: { killerCharacterId: { eq: ${ODD.suicide} } })`)).toBe(0);
  expect(await count(`kills(where: { victimCharacterId: { eq: ${ODD.suicide} } })`)).toBe(30);
  const part = `kills(where: { killerCharacterId: { eq: ${ODD.destruction} } }, includeAssists: true)`;
  expect(await count(part)).toBe(4);
  const { kill, records } = await api.ask<{ kill: object; records: { records: object[] } }>(
    `{ kill(id: "101") { id victim { character { id } } } records: warRecords { records { character { id } } } }`,
  );
  expect(kill).toEqual({ id: '101', victim: { character: { id: String(ODD.suicide) } } });
  expect(records.records).not.toContainEqual({ character: { id: String(ODD.suicide) } });
});

it('has no kill of a scenario in the open world', async () => {
  expect(await count('kills(where: { instanceId: { eq: null } })')).toBe(14);
  expect(await count('kills(where: { instanceId: { neq: null } })')).toBe(20);
  const { skirmishes, sums } = await api.ask<{
    skirmishes: { nodes: object[] };
    sums: { fighterSums: { scenarioKills: number; zones: object[] } };
  }>(`{ skirmishes { nodes { numberOfKills numberOfKillsOrder numberOfPlayers } }
        sums: fighterSums(characterId: "${ODD.order}") { kills scenarioKills zones { kills } } }`);
  expect(skirmishes.nodes).toContainEqual({ numberOfKills: 13, numberOfKillsOrder: 9, numberOfPlayers: 4 });
  expect(skirmishes.nodes.length).toBe(2);
  expect(sums).toMatchObject({ kills: 30, scenarioKills: 20, zones: [{ kills: 10 }] });
});

it('has no rate of a run without a known length', async () => {
  const { scenarioLeaderboard } = await api.ask<{ scenarioLeaderboard: object[] }>(
    `{ scenarioLeaderboard(measure: DAMAGE, perMinute: true, minRuns: 1) { runs seconds total perMinute } }`,
  );
  const own = { runs: 6, seconds: 600, total: 156_000, perMinute: 2_600 };
  expect(scenarioLeaderboard).toEqual([own, own]);
  const { battles } = await api.ask<{ battles: { nodes: { startTime: number; endTime: number }[] } }>(
    `{ battles { nodes { startTime endTime } } }`,
  );
  expect(battles.nodes.every(({ startTime, endTime }) => endTime - startTime < 3_600)).toBe(true);
});

it('has nothing of the future, and begins with what is right', async () => {
  expect(await count('kills')).toBe(34);
  expect(await count('scenarios')).toBe(6);
  const { kills, scenarios, months, history, days } = await api.ask<{
    kills: { nodes: { time: number }[] };
    scenarios: { nodes: { startTime: number }[] };
    months: { period: string }[];
    history: Record<'from' | 'to', string>;
    days: { days: { day: number }[]; results: { runs: number }; scenarios: object[] };
  }>(`{ kills(first: 1) { nodes { time } } scenarios(first: 1) { nodes { startTime } }
        months: guildHistory(guildId: "${ODD.guild}") { period }
        history: characterHistory(characterId: "${ODD.order}") { from to }
        days: scenarioStatistics { days { day } results { runs } scenarios { results { runs } } } }`);
  expect(kills.nodes[0]?.time).toBeLessThan(NOW);
  expect(scenarios.nodes[0]?.startTime).toBeLessThan(NOW);
  expect(months.length).toBeLessThanOrEqual(2);
  const today = new Date(NOW * 1000).toISOString().slice(0, 10);
  expect([history.from > '2020', history.to <= today]).toEqual([true, true]);
  expect([days.results, days.scenarios]).toEqual([{ runs: 6 }, [{ results: { runs: 6 } }]]);
  expect(days.days.every(({ day }) => day * 86_400 <= NOW)).toBe(true);
  const { fighters } = await api.ask<{ fighters: { lastHour: { usual: { weeks: number } }[] } }>(
    `{ fighters(until: ${NOW}) { lastHour { usual { weeks } } } }`,
  );
  expect(fighters.lastHour[0]?.usual.weeks).toBe(0);
  const { active } = await api.ask<{ active: { activeDays: { day: number }[] } }>(
    `{ active: fighterSums(guildId: "${ODD.guild}") { activeDays { day } } }`,
  );
  expect(active.activeDays.map(({ day }) => day >= NOW - 3 * 86_400)).toEqual([true]);
});

it('has a dungeon by its wings, and no clear in no time or in nine hours among the timed ones', async () => {
  const { fastest, ...told } = await api.ask<{
    fastest: { fastest: object[] };
    dungeon: object;
    dungeonSessions: { nodes: Record<'end' | 'seconds', number | null>[] };
  }>(`{
    dungeon(id: "${ODD.dungeon}") {
      figures { sessions tries cleared timed median }
      wings { instance { name } figures { tries cleared timed median } }
    }
    instanceRun(id: "00000000-0000-4000-8000-000000000821") { duration }
    dungeonSessions(where: { cleared: false }, first: 50) { nodes { end seconds } }
    fastest: dungeon(id: "${ODD.dungeon}") { fastest(instanceId: "${ODD.dungeon}") { seconds } }
  }`);
  expect(told.dungeon).toEqual({
    figures: { sessions: 13, tries: 13, cleared: 0, timed: 0, median: null },
    wings: [
      { instance: { name: 'Odd Sewers' }, figures: { tries: 12, cleared: 12, timed: 10, median: 1_890 } },
      { instance: { name: 'Odd Cistern' }, figures: { tries: 1, cleared: 0, timed: 0, median: null } },
    ],
  });
  // As the contract has it where the length is not known.
  expect(told).toMatchObject({ instanceRun: { duration: 0 } });
  const { nodes } = told.dungeonSessions;
  expect(nodes.filter(({ end }) => end === null)).toHaveLength(2);
  expect(nodes.every(({ end, seconds }) => (end === null) === (seconds === null))).toBe(true);
  expect(fastest.fastest).toHaveLength(10);
  expect(fastest.fastest[0]).toEqual({ seconds: 27 * 60 });
});
