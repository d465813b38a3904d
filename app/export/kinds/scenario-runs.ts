import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { withAttackers, listScenarioKills } from '#lib/data/war/kills.ts';
import { getScenarioHeatmap, listScenarioScores, SCENARIO } from '#lib/data/war/scenarios.ts';
import { listScenarioSkirmishes } from '#lib/data/war/skirmishes.ts';
import { HEATMAP_COLUMNS, KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import { SCENARIO_SCORE_COLUMNS } from '#lib/exports/columns/score-columns.ts';
import { SKIRMISH_COLUMNS } from '#lib/exports/columns/skirmish-columns.ts';
import { groupedScores, sortedScores } from '#lib/exports/sorted-scores.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import { ROLE_AND_SHARES } from '#lib/exports/shapes/battle-shapes.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { BATTLE_KEYS, scoreTable } from '#lib/exports/text/score-table.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { queueLabel } from '#lib/game/battles/queues.ts';
import { pointsOf } from '#lib/game/battles/scenario.ts';
import { previewOfScenario } from '#lib/preview/kinds/preview-of-scenario.ts';
import { withStanding } from '#lib/preview/with-standing.ts';
import { runLength } from '#lib/game/scenarios/run-length.ts';
import { sharedScores, sideOfTeam } from '#lib/game/battles/score-groups.ts';
import { scenarioName } from '#lib/seo/record-names.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { HEATMAP } from './zone-heatmap.ts';

const OF_RUN = { source: SCENARIO, record: documents.ScenarioInfoFragmentDoc };
const KILL_PAGE = json.nullable(documents.KillPageFragmentDoc);
const SKIRMISH_PAGE = json.nullable(documents.SkirmishPageFragmentDoc);

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

export const SCENARIO_RUN_KINDS = [
  SCENARIO_EXPORTS,
  SCENARIO_KILLS_EXPORTS,
  SCENARIO_SKIRMISHES_EXPORTS,
  SCENARIO_MAP_EXPORTS,
];
