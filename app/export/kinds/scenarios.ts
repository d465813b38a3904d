import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { getZoneKills } from '#lib/data/war/heatmaps.ts';
import * as data from '#lib/data/war/scenario-results.ts';
import { HEATMAP_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import {
  AVERAGE_COLUMNS,
  CAREER_EDGE_COLUMNS,
  DAY_RESULT_COLUMNS,
  PERFORMANCE_COLUMNS,
  PLAYED_SCENARIO_COLUMNS,
  SCENARIO_COLUMNS,
  SPREAD_COLUMNS,
} from '#lib/exports/columns/scenario-columns.ts';
import { scenarioEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { listExports, pageExports } from '#lib/exports/page-exports.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { utcDate } from '#lib/format/time.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { previewOfResults } from '#lib/preview/kinds/preview-of-results.ts';
import { spreadRows } from '#lib/game/scenarios/spread-rows.ts';
import { shareWords, verdictWords, withVerdicts } from '#lib/game/scenarios/verdict.ts';
import { resultFigures } from '#lib/game/scenarios/result-figures.ts';
import { RESULTS_FILTER, RUNS_FILTER } from '#lib/url/filter/results-filter.ts';
import { HEATMAP } from './zone-heatmap.ts';

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

const SCENARIO_PAGE = json.nullable(documents.ScenarioPageFragmentDoc);

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

export const SCENARIO_KINDS = [SCENARIOS_EXPORTS, PLAYED_SCENARIO_EXPORTS];
