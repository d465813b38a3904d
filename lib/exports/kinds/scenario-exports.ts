import {
  type KillPageFragment,
  KillPageFragmentDoc,
  type ScenarioInfoFragment,
  ScenarioInfoFragmentDoc,
  type ScenarioPageFragment,
  ScenarioPageFragmentDoc,
  type ScenarioScoreFragment,
  ScenarioScoreFragmentDoc,
  type SkirmishPageFragment,
  SkirmishPageFragmentDoc,
} from '#graphql/generated/documents.ts';
import type { KillsHeatmap } from '#lib/game/places/heatmap.ts';
import { previewOfScenario } from '#lib/preview/kinds/preview-of-scenario.ts';
import { withStanding } from '#lib/preview/with-standing.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';

import { allRows, exportTable, rowsOf } from '../export-table.ts';
import { HEATMAP, HEATMAP_COLUMNS } from './heatmap-exports.ts';
import { KILL_COLUMNS } from '../columns/kill-columns.ts';
import { scenarioEntries } from '../feeds/scenario-feed.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { list, NOTHING, nullable } from '../shapes/shape.ts';
import { scenarioTable } from '../columns/scenario-columns.ts';
import { SCENARIO_SCORE_COLUMNS, sortedScores } from '../columns/score-columns.ts';
import { skirmishTable } from '../columns/skirmish-columns.ts';
import { scenarioBlock } from '../text/scenario-block.ts';

const RUN = fragment(ScenarioInfoFragmentDoc);

export const SCENARIOS_EXPORTS: PageExports<object, { scenarios: ScenarioPageFragment | null }> = {
  address: '/scenarios',
  title: 'Scenarios',
  filter: SCENARIO_FILTER,
  tables: { scenarios: scenarioTable() },
  record: NOTHING,
  parts: { scenarios: nullable(fragment(ScenarioPageFragmentDoc)) },
  feed: {
    label: 'Scenarios',
    title: () => 'Scenarios',
    entries: async ({ part }) => scenarioEntries(await part('scenarios')),
  },
};

export const SCENARIO_EXPORTS: PageExports<
  ScenarioInfoFragment,
  { scores: readonly ScenarioScoreFragment[] | null }
> = {
  address: '/scenario/{id}',
  title: 'A scenario run',
  tables: {
    scoreboard: exportTable('Scoreboard', SCENARIO_SCORE_COLUMNS, async ({ part, query }) =>
      allRows(sortedScores((await part('scores')) ?? [], query)),
    ),
  },
  record: RUN,
  parts: { scores: nullable(list(fragment(ScenarioScoreFragmentDoc))) },
  text: async ({ record, query, part }) =>
    scenarioBlock(record, sortedScores((await part('scores')) ?? [], query), query),
  preview: ({ record, query, part }) => withStanding(previewOfScenario(record), query, () => part('scores')),
};

export const SCENARIO_KILLS_EXPORTS: PageExports<ScenarioInfoFragment, { kills: KillPageFragment | null }> = {
  address: '/scenario/{id}/kills',
  title: 'The kills of a scenario run',
  tables: { kills: exportTable('Kills', KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills'))) },
  record: RUN,
  parts: { kills: nullable(fragment(KillPageFragmentDoc)) },
  preview: ({ record }) => previewOfScenario(record),
};

export const SCENARIO_SKIRMISHES_EXPORTS: PageExports<
  ScenarioInfoFragment,
  { skirmishes: SkirmishPageFragment | null }
> = {
  address: '/scenario/{id}/skirmishes',
  title: 'The skirmishes of a scenario run',
  tables: { skirmishes: skirmishTable() },
  record: RUN,
  parts: { skirmishes: nullable(fragment(SkirmishPageFragmentDoc)) },
  preview: ({ record }) => previewOfScenario(record),
};

export const SCENARIO_MAP_EXPORTS: PageExports<ScenarioInfoFragment, { heatmap: KillsHeatmap }> = {
  address: '/scenario/{id}/map',
  title: 'The heatmap of a scenario run',
  tables: {
    heatmap: exportTable('Heatmap', HEATMAP_COLUMNS, async ({ part }) =>
      allRows((await part('heatmap')).points),
    ),
  },
  record: RUN,
  parts: { heatmap: HEATMAP },
  preview: async ({ record, part }) => ({
    ...previewOfScenario(record),
    heat: (await part('heatmap')).points,
  }),
};
