import { listAllScenarios } from '#lib/data/scenarios.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { SCENARIOS_EXPORTS } from '#lib/exports/kinds/scenario-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SCENARIO_FILTER } from '#lib/url/scenario-filter.ts';

export const GET = exportRoute(SCENARIOS_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.scenarios,
  parts: (_, { query, size }) => ({
    scenarios: () => listAllScenarios(listAddress(routes.scenarios, query, SCENARIO_FILTER), size),
  }),
});
