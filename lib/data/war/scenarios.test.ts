import { expect, it } from 'vitest';

import { RESULTS_FILTER, RUNS_FILTER } from '#lib/url/filter/results-filter.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';

import { answering } from '../testing/answering.ts';
import { getGuildForm, getScenarioForm } from './scenario-forms.ts';
import * as results from './scenario-results.ts';
import * as runs from './scenarios.ts';
import { getPlayerForm, getStanding, listRankedScores } from './standings.ts';

const ID = '00000000-0000-0000-0000-000000000007';
const count = (totalCount: number) => ({ totalCount });
const filtered = (query: Record<string, string>) => listAddress('/scenarios', query, SCENARIO_FILTER);
const resultsOf = (query: Record<string, string>) => listAddress('/scenarios', query, RESULTS_FILTER);
const runsOf = (query: Record<string, string>) => listAddress('/scenarios', query, RUNS_FILTER);
const NARROW = { queue_type: 'solo_ranked', tier: '4', premadeOnly: 'true' };

it('lists runs of a fighter, and counts wins and losses of the same', async () => {
  const asked = answering({
    GetScenarios: { scenarios: { nodes: [] } },
    CountScenarios: { wins: count(3), losses: null },
  });
  expect((await runs.listScenarios({ guildId: '5' }, filtered(NARROW))).data).toEqual({ nodes: [] });
  const { data } = await runs.countScenarios({ guildId: '5' }, filtered(NARROW));
  expect(data).toEqual({ wins: 3, losses: 0 });
  const where = { guildId: '5', queueType: 'SOLO_RANKED', premadeOnly: true, where: { tier: { eq: 4 } } };
  expect(asked).toEqual({ GetScenarios: [{ ...where, first: 15 }], CountScenarios: [where] });
  answering({ CountScenarios: { wins: null, losses: count(2) } });
  expect((await runs.countScenarios({ guildId: '5' }, filtered({}))).data).toEqual({ wins: 0, losses: 2 });
});

const entry = (id: string, guild: string | null, team = 0) => ({
  character: { id, career: 'ZEALOT' },
  guild: guild && { id: guild },
  team,
  kills: 2,
  deaths: 1,
  damage: 600,
  healing: 0,
  protection: 60,
});

it('lists runs with the own part in each, which a scoreboard may lack', async () => {
  const nodes = [
    { id: 'a', scoreboardEntries: [entry('1', '5', 1), entry('2', '5', 1), entry('3', null)] },
    { id: 'b', scoreboardEntries: [entry('3', null)] },
  ];
  const asked = answering({ GetFoughtScenarios: { scenarios: { nodes, totalCount: 2 } } });
  expect((await runs.listOwnScenarios({ guildId: '5' }, filtered({ after: 'abc' }))).data).toEqual({
    nodes: [
      { id: 'a', own: { side: 'DESTRUCTION', players: 2, kills: 4, deaths: 2, damage: 1200 } },
      { id: 'b', own: null },
    ],
    totalCount: 2,
  });
  expect(asked.GetFoughtScenarios).toEqual([{ guildId: '5', first: 15, after: 'abc' }]);
  answering({ GetFoughtScenarios: { scenarios: { nodes: null } } });
  expect((await runs.listOwnScenarios({ guildId: '5' }, filtered({}))).data).toEqual({ nodes: null });
  answering({ GetFoughtScenarios: { scenarios: null } });
  expect((await runs.listOwnScenarios({ guildId: '5' }, filtered({}))).data).toBeNull();
});

it('loads a run, its scoreboard and its map', async () => {
  const asked = answering({
    GetScenarioInfo: { scenario: { id: ID } },
    GetScenarioScoreboard: { scenario: { scoreboardEntries: [] } },
    GetScenarioHeatmap: { killsHeatmap: [{ x: 1 }], kills: count(8) },
  });
  expect([runs.SCENARIO.idOf({ id: ID }), runs.SCENARIO.idOf({ id: '7' })]).toEqual([ID, null]);
  expect((await runs.SCENARIO.get(ID)).data).toEqual({ id: ID });
  expect((await runs.listScenarioScores(ID)).data).toEqual([]);
  expect((await runs.getScenarioHeatmap(ID)).data).toEqual({ points: [{ x: 1 }], kills: 8 });
  expect(asked.GetScenarioHeatmap).toEqual([{ id: ID, instanceId: ID }]);
  answering({
    GetScenarioScoreboard: { scenario: null },
    GetScenarioHeatmap: { killsHeatmap: [], kills: null },
  });
  expect((await runs.listScenarioScores(ID)).data).toBeNull();
  expect((await runs.getScenarioHeatmap(ID)).data).toEqual({ points: [], kills: 0 });
});

it('loads a scenario, played or not, of a number that fits', async () => {
  const { PLAYED_SCENARIO } = results;
  expect(['65535', '65536'].map((id) => PLAYED_SCENARIO.idOf({ id }))).toEqual(['65535', null]);
  const [scenario, none] = [{ id: '7', name: 'Gates of Ekrund' }, { runs: 0 }];
  answering({ GetPlayedScenario: { scenarioStatistics: { scenario, results: none } } });
  expect((await PLAYED_SCENARIO.get('7')).data).toEqual({ scenario, results: none });
  answering({ GetPlayedScenario: { scenarioStatistics: { scenario: null, results: none } } });
  expect((await PLAYED_SCENARIO.get('7')).data).toBeNull();
});

it('loads the results of a scenario and its players', async () => {
  const scenarioStatistics = { scenarios: [], careers: [] };
  const asked = answering({
    GetScenarioStatistics: { scenarioStatistics },
    GetScenarioPlayers: { scenarioStatistics },
  });
  const list = resultsOf({
    ...NARROW,
    from: '2026-11-01',
    to: '2026-11-02',
    figure: 'healing',
    fewestRuns: '10',
  });
  expect((await results.getScenarioResults('7', list)).data).toEqual(scenarioStatistics);
  expect((await results.getScenarioPlayers('7', list)).data).toEqual(scenarioStatistics);
  const days = { from: 1_793_491_200, to: 1_793_491_200 + 2 * 86_400 };
  const variables = { scenarioId: '7', queueType: 'SOLO_RANKED', tier: 4, premadeOnly: true, ...days };
  expect(asked.GetScenarioStatistics).toEqual([variables]);
  expect(asked.GetScenarioPlayers).toEqual([{ ...variables, figure: 'HEALING', fewestRuns: 10 }]);
});

it('lists the runs of one scenario, of all, and of the one that a filter names', async () => {
  const asked = answering({ GetRuns: { scenarios: { nodes: [] } } });
  expect((await results.listRunsOfScenario('7', resultsOf({ tier: '4' }))).data).toEqual({ nodes: [] });
  await results.listAllRuns(runsOf({ after: 'abc' }), 30);
  await results.listAllRuns(runsOf({ scenario: '8' }));
  expect(asked.GetRuns).toEqual([
    { scenarioId: '7', where: { tier: { eq: 4 } }, first: 10 },
    { first: 30, after: 'abc' },
    { scenarioId: '8', first: 10 },
  ]);
});

it('lists the scenarios that were played, where the API counts results', async () => {
  const scenarios = ['7', '8'].map((id) => ({ scenario: { id } }));
  const asked = answering({ ListPlayedScenarios: { scenarioStatistics: { scenarios } } });
  expect((await results.listPlayedScenarios(runsOf({ scenario: '8', tier: '2' }))).data).toEqual(scenarios);
  expect(asked.ListPlayedScenarios).toEqual([{ tier: 2 }]);
  answering({}, () => false);
  expect((await results.listPlayedScenarios(runsOf({}))).data).toBe(false);
  const named = (query: Record<string, string>) => results.namedScenarios(runsOf(query), scenarios as never);
  expect([named({}).length, named({ scenario: '8' })]).toEqual([2, [{ scenario: { id: '8' } }]]);
});

const run = (id: string, winner: number) => ({
  id,
  scenario: { id: '7', name: 'Mourkain Temple' },
  startTime: 1000,
  endTime: 1600,
  winner,
  points: winner === 0 ? [2, 1] : [1, 2],
  scoreboardEntries: [entry('1', '5'), entry('2', null), entry('3', null, 1)],
});

it('tells the form of a player in the last fifty runs', async () => {
  const asked = answering({
    GetPlayedRuns: { scenarios: { totalCount: 90, nodes: [run('a', 0), run('b', 1)] } },
  });
  const { data } = await getScenarioForm('1');
  expect(data).toMatchObject({
    runs: 2,
    total: 90,
    wins: 1,
    losses: 1,
    own: { deeds: { damage: 60 }, results: 2 },
  });
  expect(asked.GetPlayedRuns).toEqual([{ characterId: '1', first: 50 }]);
  expect((await getScenarioForm('9')).data).toBe(false);
  answering({ GetPlayedRuns: { scenarios: null } });
  expect((await getScenarioForm('1')).data).toBe(false);
});

it('tells the form of a guild', async () => {
  const list = (totalCount: number, ...nodes: object[]) => ({ totalCount, nodes });
  const asked = answering({
    GetGuildRuns: {
      runs: list(9, run('a', 0), run('b', 0)),
      won: list(4, { id: 'b' }),
      lost: list(3, { id: 'a' }),
    },
  });
  const { data } = await getGuildForm('5');
  expect(data).toMatchObject({
    total: 9,
    wins: 4,
    losses: 3,
    scenarios: [{ name: 'Mourkain Temple', runs: 2, wins: 1, losses: 1 }],
  });
  expect(asked.GetGuildRuns).toEqual([{ guildId: '5', first: 50 }]);
  for (const none of [null, { totalCount: 0, nodes: null }]) {
    answering({ GetGuildRuns: { runs: none, won: none, lost: none } });
    expect((await getGuildForm('5')).data).toBe(false);
  }
});

it('compares a player with others in the queue and the tier of a filter', async () => {
  const asked = answering({ GetScenarioStanding: { scenarioStanding: { career: 'ZEALOT' } } });
  expect((await getStanding('1')).data).toEqual({ career: 'ZEALOT' });
  await getStanding('1', filtered(NARROW).values);
  expect(asked.GetScenarioStanding).toEqual([
    { characterId: '1' },
    { characterId: '1', queueType: 'SOLO_RANKED', tier: 4 },
  ]);
  answering({ GetScenarioStanding: { scenarioStanding: null } });
  expect((await getStanding('1')).data).toBe('noResult');
  answering({}, () => false);
  expect((await getStanding('1')).data).toBe('notCounted');
});

it('joins form and standing, and has none of a player without runs', async () => {
  const GetPlayedRuns = { scenarios: { totalCount: 1, nodes: [run('a', 0)] } };
  answering({ GetPlayedRuns, GetScenarioStanding: { scenarioStanding: null } });
  expect((await getPlayerForm('1')).data).toMatchObject({ runs: 1, standing: 'noResult' });
  expect((await getPlayerForm('9')).data).toBe(false);
});

const GetScenarioInfo = { scenario: { id: ID, startTime: 1000, endTime: 1600 } };
const GetScenarioScoreboard = {
  scenario: { scoreboardEntries: [{ ...entry('1', null), level: 40, healing: 9000 }] },
};

it('ranks the scores of a run among all results, where they can be had', async () => {
  const bins = { healing: [199, 0, 0, 0, 1] };
  const distributions = [{ career: 'ZEALOT', level: 40, results: 200, bins }];
  const scores = GetScenarioScoreboard.scenario.scoreboardEntries;
  const asked = answering({
    GetScenarioInfo,
    GetScenarioScoreboard,
    GetScenarioDistributions: { scenario: { distributions } },
  });
  const { data } = await listRankedScores(ID);
  expect([data?.scores, data?.ranks.get('1')?.top]).toEqual([scores, 'tenth']);
  expect(asked.GetScenarioDistributions).toEqual([{ id: ID }]);
  for (const [answer, offers] of [
    [{}, undefined],
    [{ GetScenarioDistributions: { scenario: null } }, undefined],
    [{}, () => false],
  ] as const) {
    answering({ GetScenarioInfo, GetScenarioScoreboard, ...answer }, offers);
    expect((await listRankedScores(ID)).data).toEqual({ scores, ranks: new Map() });
  }
});

it('has no scores of an unknown run', async () => {
  const none = { scenario: null };
  answering({ GetScenarioInfo: none, GetScenarioScoreboard: none, GetScenarioDistributions: none });
  expect((await listRankedScores(ID)).data).toBeNull();
  answering({ GetScenarioInfo: none, GetScenarioScoreboard, GetScenarioDistributions: none });
  expect((await listRankedScores(ID)).data?.ranks).toEqual(new Map());
});
