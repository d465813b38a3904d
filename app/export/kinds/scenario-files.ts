import { withAttackers } from '#lib/data/war/kill-attackers.ts';
import { listScenarioKills } from '#lib/data/war/kills.ts';
import {
  getScenarioHeatmap,
  listAllScenarios,
  listScenarioScores,
  SCENARIO,
} from '#lib/data/war/scenarios.ts';
import { listScenarioSkirmishes } from '#lib/data/war/skirmishes.ts';
import { type ExportRoute, exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import {
  SCENARIO_EXPORTS,
  SCENARIO_KILLS_EXPORTS,
  SCENARIO_MAP_EXPORTS,
  SCENARIO_SKIRMISHES_EXPORTS,
  SCENARIOS_EXPORTS,
} from '#lib/exports/kinds/scenario-exports.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';

/** Answers the addresses of these pages in other formats. */
export const SCENARIO_FILES: readonly ExportRoute[] = [
  exportRoute(SCENARIOS_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.scenarios,
    parts: (_, { query, size }) => ({
      scenarios: () => listAllScenarios(listAddress(routes.scenarios, query, SCENARIO_FILTER), size),
    }),
  }),
  exportRoute(SCENARIO_EXPORTS, {
    source: SCENARIO,
    path: routes.scenario,
    parts: (_, { id }) => ({ scores: () => listScenarioScores(id) }),
  }),
  exportRoute(SCENARIO_KILLS_EXPORTS, {
    source: SCENARIO,
    path: (id) => routes.scenario(id, '/kills'),
    parts: (_, { id, query }) => ({
      kills: () => withAttackers(listScenarioKills(id, listAddress(routes.scenario(id, '/kills'), query))),
    }),
  }),
  exportRoute(SCENARIO_SKIRMISHES_EXPORTS, {
    source: SCENARIO,
    path: (id) => routes.scenario(id, '/skirmishes'),
    parts: (_, { id, query }) => ({
      skirmishes: () => listScenarioSkirmishes(id, listAddress(routes.scenario(id, '/skirmishes'), query)),
    }),
  }),
  exportRoute(SCENARIO_MAP_EXPORTS, {
    source: SCENARIO,
    path: (id) => routes.scenario(id, '/map'),
    parts: (_, { id }) => ({ heatmap: () => getScenarioHeatmap(id) }),
  }),
];
