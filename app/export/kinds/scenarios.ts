import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { getZoneKills, ZONE_HEATMAP } from '#lib/data/war/heatmaps.ts';
import { withAttackers, listScenarioKills } from '#lib/data/war/kills.ts';
import * as data from '#lib/data/war/scenario-results.ts';
import { getScenarioHeatmap, listScenarioScores, SCENARIO } from '#lib/data/war/scenarios.ts';
import { listScenarioSkirmishes } from '#lib/data/war/skirmishes.ts';
import { HEATMAP_COLUMNS, KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import {
  AVERAGE_COLUMNS,
  CAREER_EDGE_COLUMNS,
  DAY_RESULT_COLUMNS,
  PERFORMANCE_COLUMNS,
  PLAYED_SCENARIO_COLUMNS,
  SCENARIO_COLUMNS,
  SPREAD_COLUMNS,
} from '#lib/exports/columns/scenario-columns.ts';
import { SCENARIO_SCORE_COLUMNS } from '#lib/exports/columns/score-columns.ts';
import { SKIRMISH_COLUMNS } from '#lib/exports/columns/skirmish-columns.ts';
import { groupedScores, sortedScores } from '#lib/exports/sorted-scores.ts';
import { scenarioEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { listExports, pageExports } from '#lib/exports/page-exports.ts';
import { ROLE_AND_SHARES } from '#lib/exports/shapes/battle-shapes.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { BATTLE_KEYS, scoreTable } from '#lib/exports/text/score-table.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { utcDate } from '#lib/format/time.ts';
import { queueLabel } from '#lib/game/battles/queues.ts';
import { pointsOf, scenarioLabel } from '#lib/game/battles/scenario.ts';
import { previewOfResults, previewOfZone } from '#lib/preview/kinds/preview-of-results.ts';
import { previewOfScenario } from '#lib/preview/kinds/preview-of-scenario.ts';
import { withStanding } from '#lib/preview/with-standing.ts';
import { runLength } from '#lib/game/scenarios/run-length.ts';
import { spreadRows } from '#lib/game/scenarios/spread-rows.ts';
import { shareWords, verdictWords, withVerdicts } from '#lib/game/scenarios/verdict.ts';
import { resultFigures } from '#lib/game/scenarios/result-figures.ts';
import { sharedScores, sideOfTeam } from '#lib/game/battles/score-groups.ts';
import { scenarioName } from '#lib/seo/record-names.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { RESULTS_FILTER, RUNS_FILTER } from '#lib/url/filter/results-filter.ts';

const RESULT_FIGURES = json.object({
  ...json.integers('runs', 'order', 'destruction', 'draws', 'undecided'),
  share: json.nullable(json.object({ value: json.NUMBER, low: json.NUMBER, high: json.NUMBER })),
  verdict: json.oneOf('order', 'destruction', 'even', 'open'),
  medianSeconds: json.nullable(json.NUMBER),
});
const EDGE = {
  low: json.nullable(json.NUMBER),
  high: json.nullable(json.NUMBER),
  verdict: json.oneOf('more', 'less', 'open'),
};
const OF_RUN = { source: SCENARIO, record: documents.ScenarioInfoFragmentDoc };
const KILL_PAGE = json.nullable(documents.KillPageFragmentDoc);
const SCENARIO_PAGE = json.nullable(documents.ScenarioPageFragmentDoc);
const SKIRMISH_PAGE = json.nullable(documents.SkirmishPageFragmentDoc);
const HEATMAP = json.object({
  points: json.list(documents.HeatmapPointFragmentDoc),
  kills: json.INTEGER,
});

export const SCENARIOS_EXPORTS = listExports('/scenarios', 'Scenarios', {
  filter: RUNS_FILTER,
  parts: (part) => ({
    scenarios: part(({ list, size }) => data.listAllRuns(list, size)).json(SCENARIO_PAGE),
    results: part(async ({ list }) =>
      mapAnswer(await data.listPlayedScenarios(list), (found) => found && data.namedScenarios(list, found)),
    ),
  }),
  tables: (table) => ({
    scenarios: table('Scenarios', ({ part }) => part('scenarios'), SCENARIO_COLUMNS),
    results: table(
      'Results of each scenario',
      async ({ part }) => withVerdicts((await part('results')) || []),
      PLAYED_SCENARIO_COLUMNS,
    ),
  }),
  feed: { label: 'Scenarios', entries: ({ part }) => newestEntries(scenarioEntry, part('scenarios')) },
});

export const PLAYED_SCENARIO_EXPORTS = pageExports('/scenarios/{id}', 'A scenario, and who wins it', {
  filter: RESULTS_FILTER,
  source: data.PLAYED_SCENARIO,
  record: documents.PlayedScenarioFragmentDoc,
  parts: (part) => ({
    results: part(({ id, list }) => data.getScenarioResults(id, list)).json(
      documents.ScenarioResultsPartsFragmentDoc,
    ),
    players: part(({ id, list }) => data.getScenarioPlayers(id, list)).json(
      json.object({
        careers: json.list(json.changed(documents.CareerOfScenarioFragmentDoc, EDGE)),
        best: json.list(documents.PerformanceFragmentDoc),
        rates: json.list(documents.PerformanceFragmentDoc),
        players: json.list(documents.PlayerOfScenarioFragmentDoc),
      }),
    ),
    heatmap: part(async ({ record: { scenario } }) =>
      mapAnswer(await getZoneKills(scenario.zone.id), (found) => found || { points: [], kills: 0 }),
    ).json(HEATMAP),
    runs: part(({ id, list, size }) => data.listRunsOfScenario(id, list, size)).json(SCENARIO_PAGE),
  }),
  figures: {
    shape: RESULT_FIGURES,
    read: async ({ part }) => resultFigures(await part('results')),
  },
  tables: (table) => ({
    days: table('Results by day', async ({ part }) => (await part('results')).days, DAY_RESULT_COLUMNS),
    spread: table(
      'What a run is like',
      async ({ part }) => spreadRows((await part('results')).spread),
      SPREAD_COLUMNS,
    ),
    careers: table('Careers here', async ({ part }) => (await part('players')).careers, CAREER_EDGE_COLUMNS),
    best: table('Most in a run', async ({ part }) => (await part('players')).best, PERFORMANCE_COLUMNS),
    rates: table('Most per minute', async ({ part }) => (await part('players')).rates, PERFORMANCE_COLUMNS),
    players: table(
      'Players by average',
      async ({ part }) => (await part('players')).players,
      AVERAGE_COLUMNS,
    ),
    heatmap: table(
      'Where the kills fall',
      async ({ part }) => (await part('heatmap')).points,
      HEATMAP_COLUMNS,
    ),
    runs: table('Scenarios', ({ part }) => part('runs'), SCENARIO_COLUMNS),
  }),
  text: async ({ record: { scenario }, part }) => {
    const { results, days } = await part('results');
    return {
      title: `${scenarioLabel(scenario)}: ${shareWords(results)}`,
      facts: `${verdictWords(results)} · ${counted(results.runs, 'run')}`,
      ...blockTable(days.toReversed(), [
        ['Day', ({ day }) => utcDate(new Date(day * 86_400_000))],
        ['Runs', (day) => thousands(day.results.runs), 'end'],
        ['Order', (day) => thousands(day.results.orderWins), 'end'],
        ['Destruction', (day) => thousands(day.results.destructionWins), 'end'],
      ]),
    };
  },
  feed: {
    label: 'Runs',
    title: ({ record: { scenario } }) => `Runs of ${scenarioLabel(scenario)}`,
    entries: ({ part }) => newestEntries(scenarioEntry, part('runs')),
  },
  preview: ({ record }) => previewOfResults(record),
});

export const SCENARIO_EXPORTS = pageExports('/scenario/{id}', 'A scenario run', {
  filter: GROUPING,
  ...OF_RUN,
  parts: (part) => ({
    scores: part(async ({ id }) =>
      mapAnswer(await listScenarioScores(id), (scores) => scores && sharedScores(scores, sideOfTeam)),
    ).json(json.nullable(json.list(json.changed(documents.ScenarioScoreFragmentDoc, ROLE_AND_SHARES)))),
  }),
  tables: (table) => ({
    scoreboard: table(
      'Scoreboard',
      async ({ part, query }) =>
        groupedScores(sortedScores((await part('scores')) ?? [], query), query, sideOfTeam),
      SCENARIO_SCORE_COLUMNS,
    ),
  }),
  text: async ({ record, query, part }) => {
    const scores = groupedScores(sortedScores((await part('scores')) ?? [], query), query, sideOfTeam);
    const [order, destruction] = pointsOf(record).map(thousands);
    const more = [
      'career',
      'guild',
      'level',
      'killDamage',
      'protection',
      'objectiveScore',
      'medals',
    ] as const;
    return {
      title: scenarioName(record, 'minute'),
      facts: [
        `Order ${order}, Destruction ${destruction}`,
        shortDuration(runLength(record)),
        queueLabel(record.queueType),
      ].join(' · '),
      ...scoreTable(scores, { keys: BATTLE_KEYS, sortKeys: [...BATTLE_KEYS, ...more], query }),
    };
  },
  preview: ({ record, query, part }) => withStanding(previewOfScenario(record), query, () => part('scores')),
});

export const SCENARIO_KILLS_EXPORTS = pageExports('/scenario/{id}/kills', 'The kills of a scenario run', {
  ...OF_RUN,
  parts: (part) => ({
    kills: part(({ id, list }) => withAttackers(listScenarioKills(id, list))).json(KILL_PAGE),
  }),
  tables: (table) => ({ kills: table('Kills', ({ part }) => part('kills'), KILL_COLUMNS) }),
  preview: ({ record }) => previewOfScenario(record),
});

export const SCENARIO_SKIRMISHES_EXPORTS = pageExports(
  '/scenario/{id}/skirmishes',
  'The skirmishes of a scenario run',
  {
    ...OF_RUN,
    parts: (part) => ({
      skirmishes: part(({ id, list }) => listScenarioSkirmishes(id, list)).json(SKIRMISH_PAGE),
    }),
    tables: (table) => ({
      skirmishes: table('Skirmishes', ({ part }) => part('skirmishes'), SKIRMISH_COLUMNS),
    }),
    preview: ({ record }) => previewOfScenario(record),
  },
);

export const SCENARIO_MAP_EXPORTS = pageExports('/scenario/{id}/map', 'The heatmap of a scenario run', {
  ...OF_RUN,
  parts: (part) => ({ heatmap: part(({ id }) => getScenarioHeatmap(id)).json(HEATMAP) }),
  tables: (table) => ({
    heatmap: table('Heatmap', async ({ part }) => (await part('heatmap')).points, HEATMAP_COLUMNS),
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
    tables: (table) => ({ heatmap: table('Heatmap', ({ record }) => record.points, HEATMAP_COLUMNS) }),
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
