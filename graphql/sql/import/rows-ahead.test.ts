import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importLines } from '#graphql/import/import-lines.ts';
import { ODD, oddLines } from '#graphql/testing/odd-world.ts';
import { linesAhead } from '#graphql/testing/rows-ahead.ts';
import { sampleArguments } from '#graphql/testing/sample-arguments.ts';
import { testApi, type TestApi } from '#graphql/testing/test-api.ts';
import { QUERY_FIELDS, wholeQuestions } from '#graphql/testing/whole-questions.ts';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { inSession } from '../engine/connection/session.ts';
import { compareRollups } from '../engine/rollups.ts';

/*
 * The same war with a few rows of 2038 and without them: every field of the API answers the same, since what is later
 * than now counts nowhere.
 */

const NOW = Math.floor(Date.now() / 1000);
const IN_2036 = 2_082_758_400;
const IN_2038 = 2_146_000_000;
const [YEAR, MONTH] = new Date((NOW - 2 * 86_400) * 1000).toISOString().split('-').map(Number);

let database: EmptyDatabase;
let api: TestApi;

/** Questions about all, about a player and about a guild, by field. */
let asked: ReadonlyMap<string, readonly string[]>;
let before: ReadonlyMap<string, unknown>;

async function write(lines: readonly string[]): Promise<void> {
  const refused: string[] = [];
  const groups = (async function* () {
    yield lines;
  })();
  await importLines(database.sql, groups, ({ reason }) => refused.push(reason));
  expect(refused).toEqual([]);
  await database.sql`select count_feats(${NOW})`;
}

const answers = async (): Promise<ReadonlyMap<string, unknown>> => {
  const found = new Map<string, unknown>();
  for (const question of new Set([...asked.values()].flat())) found.set(question, await api.send(question));
  return found;
};

beforeAll(async () => {
  database = await openMigratedDatabase();
  api = testApi(database, 'everything');
  await write(oddLines(NOW).filter((line) => !/\b214[57]\d{6}\b/.test(line)));
  const [player, guild] = [`characterId: "${ODD.order}"`, `guildId: "${ODD.guild}"`];
  const board = `(year: ${YEAR}, month: ${MONTH})`;
  const samples: Readonly<Record<string, string>> = {
    ...(await sampleArguments(database.sql)),
    character: `(id: "${ODD.order}")`,
    guild: `(id: "${ODD.guild}")`,
    dungeon: `(id: "${ODD.dungeon}")`,
    'Dungeon.fastest': `(instanceId: "${ODD.dungeon}")`,
    zone: `(id: "${ODD.zone}")`,
    characterHistory: `(${player})`,
    guildHistory: `(${guild})`,
    guildMoves: `(${guild}, first: 50)`,
    scenarioStanding: `(${player})`,
    scenarioStatistics: `(scenarioId: "${ODD.scenario}")`,
    scenarioLeaderboard: '(measure: DAMAGE, minRuns: 1)',
    killsHeatmap: `(zoneId: ${ODD.zone})`,
    killsByDay: `(where: { killerCharacterId: { eq: ${ODD.order} } })`,
    killPairs: `(where: { time: { gte: ${NOW - 7 * 86_400}, lte: ${IN_2036} } })`,
    fighterSums: `(${player})`,
    fighters: `(until: ${NOW})`,
    'CareerStatistics.fighters': `(until: ${NOW})`,
    'ScenarioStatistics.players': '(figure: DAMAGE, fewestRuns: 1)',
    'Battle.part': `(${player})`,
    'Battle.standing': `(${player})`,
    'Battle.guild': `(${guild})`,
    guildAttendance: `(${guild}, from: 0, to: ${NOW})`,
    monthlyKillLeaderboard: board,
    monthlyGuildKillLeaderboard: board,
  };
  const others: readonly Readonly<Record<string, string>>[] = [
    {},
    {
      battles: `(${guild})`,
      battleSums: `(${guild})`,
      skirmishes: `(${guild})`,
      fighterSums: `(${guild})`,
      dungeonRecord: `(${guild})`,
      dungeonSessions: `(${guild})`,
      scenarioStatistics: '',
    },
    {
      battles: `(${player})`,
      battleSums: `(${player})`,
      skirmishes: `(${player})`,
      dungeonRecord: '(characterId: "31")',
      dungeonSessions: '(characterId: "31")',
      dungeonSums: '(characterId: "31")',
      killsHeatmap: '',
      scenarioLeaderboard: '(measure: KILLS, perMinute: true, minRuns: 1)',
    },
  ];
  asked = new Map(
    QUERY_FIELDS.map((field) => [
      field.name,
      others.flatMap((other) => wholeQuestions(field, { ...samples, ...other })),
    ]),
  );
  before = await answers();
  await write(linesAhead());
});
afterAll(() => database.close());

describe('with rows of 2038, all is as without them:', () => {
  it.each(QUERY_FIELDS.map(({ name }) => name))('%s', async (name) => {
    const questions = [...new Set(asked.get(name))];
    const after: [string, unknown][] = [];
    for (const question of questions) after.push([question, await api.send(question)]);
    expect(after).toEqual(questions.map((question) => [question, before.get(question)]));
  });
});

it('shows each of them on its own page', async () => {
  const uuid = (place: number) => `00000000-0000-4000-8000-00000000${place}`;
  const told = await api.ask<Record<string, object>>(`{
    kill(id: "9001") { id } scenario(id: "${uuid(9_011)}") { id } skirmish(id: "${uuid(9_021)}") { id }
    instanceRun(id: "${uuid(9_031)}") { id }
  }`);
  expect(told).toEqual({
    kill: { id: '9001' },
    scenario: { id: uuid(9_011) },
    skirmish: { id: uuid(9_021) },
    instanceRun: { id: uuid(9_031) },
  });
});

it('lets runs in when their time has come', async () => {
  const marked = () => database.sql<Record<'runs' | 'sessions', number>[]>`
    select (select coalesce(sum(runs), 0) from scenario_result_day)::integer as runs,
           (select coalesce(sum(sessions), 0) from dungeon_figures where instance_id = 0 and band = -1)::integer as sessions`;
  const [before] = await marked();
  await database.sql`select count_feats(${IN_2038})`;
  const [after] = await marked();
  expect([after?.runs, after?.sessions]).toEqual([(before?.runs ?? 0) + 1, (before?.sessions ?? 0) + 2]);
  const compared = await inSession(database.sql, compareRollups);
  expect(compared.filter(({ different }) => different > 0)).toEqual([]);
});
