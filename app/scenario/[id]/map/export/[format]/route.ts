import { getScenarioHeatmap, SCENARIO } from '#lib/data/scenarios.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { SCENARIO_MAP_EXPORTS } from '#lib/exports/kinds/scenario-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(SCENARIO_MAP_EXPORTS, {
  source: SCENARIO,
  path: (id) => routes.scenario(id, '/map'),
  parts: (_, { id }) => ({ heatmap: () => getScenarioHeatmap(id) }),
});
