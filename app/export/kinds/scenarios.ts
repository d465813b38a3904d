import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { getZoneKills, ZONE_HEATMAP } from '#lib/data/war/heatmaps.ts';
import { withAttackers, listScenarioKills } from '#lib/data/war/kills.ts';
import * as data from '#lib/data/war/scenario-results.ts';
import { getScenarioHeatmap, listScenarioScores, SCENARIO } from '#lib/data/war/scenarios.ts';
import { listScenarioSkirmishes } from '#lib/data/war/skirmishes.ts';
import * as columns from '#lib/exports/columns/battle-columns.ts';
import { HEATMAP_COLUMNS, KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import { groupedScores, SCENARIO_SCORE_COLUMNS, sortedScores } from '#lib/exports/columns/score-columns.ts';
import { scenarioEntries } from '#lib/exports/feeds/battle-feeds.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { ROLE_AND_SHARES } from '#lib/exports/shapes/battle-shapes.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { scenarioBlock } from '#lib/exports/text/battle-blocks.ts';
import { resultsBlock } from '#lib/exports/text/results-block.ts';
import { previewOfResults, previewOfZone } from '#lib/preview/kinds/preview-of-results.ts';
import { previewOfScenario } from '#lib/preview/kinds/preview-of-scenario.ts';
import { withStanding } from '#lib/preview/with-standing.ts';
import { withEdges } from '#lib/game/scenarios/career-edge.ts';
import { spreadRows } from '#lib/game/scenarios/spread-rows.ts';
import { withVerdicts } from '#lib/game/scenarios/verdict.ts';
import { resultFigures } from '#lib/game/scenarios/result-figures.ts';
import { sharedScores, sideOfTeam } from '#lib/game/battles/score-groups.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { RESULTS_FILTER, RUNS_FILTER } from '#lib/url/filter/results-filter.ts';

const RESULT_FIGURES = json.object({
  ...json.integers('runs', 'order', 'destruction', 'draws', 'undecided'),
  share: json.nullable(json.object({ value: json.NUMBER, low: json.NUMBER, high: json.NUMBER })),
  verdict: json.oneOf('order', 'destruction', 'even', 'open'),
  medianSeconds: json.nullable(json.NUMBER),
});
const OF_RUN = { source: SCENARIO, record: fragment(documents.ScenarioInfoFragmentDoc) };
const KILL_PAGE = json.nullable(fragment(documents.KillPageFragmentDoc));
const SKIRMISH_PAGE = json.nullable(fragment(documents.SkirmishPageFragmentDoc));
const HEATMAP = json.object({
  points: json.list(fragment(documents.HeatmapPointFragmentDoc)),
  kills: json.INTEGER,
});

export const SCENARIOS_EXPORTS = pageExports('/scenarios', 'Scenarios', {
  filter: RUNS_FILTER,
  ...NO_RECORD,
  load: (_, { list: runs, size }) => ({
    scenarios: () => data.listAllRuns(runs, size),
    results: async () =>
      mapAnswer(await data.listPlayedScenarios(runs), (found) => found && data.namedScenarios(runs, found)),
  }),
  parts: { scenarios: json.nullable(fragment(documents.ScenarioPageFragmentDoc)) },
  tables: (table) => ({
    scenarios: table('Scenarios', columns.SCENARIO_COLUMNS, 'scenarios'),
    results: table('Results of each scenario', columns.PLAYED_SCENARIO_COLUMNS, async ({ part }) =>
      withVerdicts((await part('results')) || []),
    ),
  }),
  feed: { label: 'Scenarios', entries: async ({ part }) => scenarioEntries(await part('scenarios')) },
});

export const PLAYED_SCENARIO_EXPORTS = pageExports('/scenarios/{id}', 'A scenario, and who wins it', {
  filter: RESULTS_FILTER,
  source: data.PLAYED_SCENARIO,
  record: fragment(documents.PlayedScenarioFragmentDoc),
  load: ({ scenario }, { id, list: runs, size }) => ({
    heatmap: async () =>
      mapAnswer(await getZoneKills(scenario.zone.id), (found) => found || { points: [], kills: 0 }),
    results: () => data.getScenarioResults(id, runs),
    players: () => data.getScenarioPlayers(id, runs),
    runs: () => data.listRunsOfScenario(id, runs, size),
  }),
  figures: {
    shape: RESULT_FIGURES,
    read: async ({ part }) => resultFigures(await part('results')),
  },
  parts: {
    results: fragment(documents.ScenarioResultsPartsFragmentDoc),
    players: json.object({
      careers: json.list(fragment(documents.CareerOfScenarioFragmentDoc)),
      best: json.list(fragment(documents.PerformanceFragmentDoc)),
      rates: json.list(fragment(documents.PerformanceFragmentDoc)),
      players: json.list(fragment(documents.PlayerOfScenarioFragmentDoc)),
    }),
    heatmap: HEATMAP,
    runs: json.nullable(fragment(documents.ScenarioPageFragmentDoc)),
  },
  tables: (table) => ({
    days: table('Results by day', columns.RESULT_COLUMNS, 'results.days'),
    spread: table('What a run is like', columns.SPREAD_COLUMNS, async ({ part }) =>
      spreadRows((await part('results')).spread),
    ),
    careers: table('Careers here', columns.CAREER_EDGE_COLUMNS, async ({ part }) =>
      withEdges((await part('players')).careers),
    ),
    best: table('Most in a run', columns.PERFORMANCE_COLUMNS, 'players.best'),
    rates: table('Most per minute', columns.PERFORMANCE_COLUMNS, 'players.rates'),
    players: table('Players by average', columns.AVERAGE_COLUMNS, 'players.players'),
    heatmap: table('Where the kills fall', HEATMAP_COLUMNS, 'heatmap.points'),
    runs: table('Scenarios', columns.SCENARIO_COLUMNS, 'runs'),
  }),
  text: async ({ record, part }) => resultsBlock(record, await part('results')),
  feed: { label: 'Scenarios', entries: async ({ part }) => scenarioEntries(await part('runs')) },
  preview: ({ record }) => previewOfResults(record),
});

export const SCENARIO_EXPORTS = pageExports('/scenario/{id}', 'A scenario run', {
  filter: GROUPING,
  ...OF_RUN,
  load: (_, { id }) => ({
    scores: async () =>
      mapAnswer(await listScenarioScores(id), (scores) => scores && sharedScores(scores, sideOfTeam)),
  }),
  parts: {
    scores: json.nullable(
      json.list(json.changed(fragment(documents.ScenarioScoreFragmentDoc), ROLE_AND_SHARES)),
    ),
  },
  tables: (table) => ({
    scoreboard: table('Scoreboard', SCENARIO_SCORE_COLUMNS, async ({ part, query }) =>
      groupedScores(sortedScores((await part('scores')) ?? [], query), query, sideOfTeam),
    ),
  }),
  text: async ({ record, query, part }) => {
    const sorted = sortedScores((await part('scores')) ?? [], query);
    return scenarioBlock(record, groupedScores(sorted, query, sideOfTeam), query);
  },
  preview: ({ record, query, part }) => withStanding(previewOfScenario(record), query, () => part('scores')),
});

export const SCENARIO_KILLS_EXPORTS = pageExports('/scenario/{id}/kills', 'The kills of a scenario run', {
  ...OF_RUN,
  load: (_, { id, list: kills }) => ({ kills: () => withAttackers(listScenarioKills(id, kills)) }),
  parts: { kills: KILL_PAGE },
  tables: (table) => ({ kills: table('Kills', KILL_COLUMNS, 'kills') }),
  preview: ({ record }) => previewOfScenario(record),
});

export const SCENARIO_SKIRMISHES_EXPORTS = pageExports(
  '/scenario/{id}/skirmishes',
  'The skirmishes of a scenario run',
  {
    ...OF_RUN,
    load: (_, { id, list: skirmishes }) => ({ skirmishes: () => listScenarioSkirmishes(id, skirmishes) }),
    parts: { skirmishes: SKIRMISH_PAGE },
    tables: (table) => ({
      skirmishes: table('Skirmishes', columns.SKIRMISH_COLUMNS, 'skirmishes'),
    }),
    preview: ({ record }) => previewOfScenario(record),
  },
);

export const SCENARIO_MAP_EXPORTS = pageExports('/scenario/{id}/map', 'The heatmap of a scenario run', {
  ...OF_RUN,
  load: (_, { id }) => ({ heatmap: () => getScenarioHeatmap(id) }),
  parts: { heatmap: HEATMAP },
  tables: (table) => ({
    heatmap: table('Heatmap', HEATMAP_COLUMNS, 'heatmap.points'),
  }),
  preview: async ({ record, part }) => ({
    ...previewOfScenario(record),
    heat: (await part('heatmap')).points,
  }),
});

export const ZONE_HEATMAP_EXPORTS = pageExports(
  '/zone_heatmap/{id}',
  'The kills in a zone in the last 30 days',
  {
    source: ZONE_HEATMAP,
    record: HEATMAP,
    tables: (table) => ({ heatmap: table('Heatmap', HEATMAP_COLUMNS, 'record.points') }),
    preview: ({ record, path }) => previewOfZone(path.split('/').at(-1) ?? '', record),
  },
);

export const SCENARIO_KINDS = [
  SCENARIOS_EXPORTS,
  PLAYED_SCENARIO_EXPORTS,
  SCENARIO_EXPORTS,
  SCENARIO_KILLS_EXPORTS,
  SCENARIO_SKIRMISHES_EXPORTS,
  SCENARIO_MAP_EXPORTS,
];
