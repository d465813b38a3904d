import { listScenarioScores, SCENARIO } from '#lib/data/scenarios.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { SCENARIO_EXPORTS } from '#lib/exports/kinds/scenario-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(SCENARIO_EXPORTS, {
  source: SCENARIO,
  path: routes.scenario,
  parts: (_, { id }) => ({ scores: () => listScenarioScores(id) }),
});
