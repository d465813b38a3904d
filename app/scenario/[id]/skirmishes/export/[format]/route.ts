import { SCENARIO } from '#lib/data/scenarios.ts';
import { listScenarioSkirmishes } from '#lib/data/skirmishes.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { SCENARIO_SKIRMISHES_EXPORTS } from '#lib/exports/kinds/scenario-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(SCENARIO_SKIRMISHES_EXPORTS, {
  source: SCENARIO,
  path: (id) => routes.scenario(id, '/skirmishes'),
  parts: (_, { id, query }) => ({
    skirmishes: () => listScenarioSkirmishes(id, listAddress(routes.scenario(id, '/skirmishes'), query)),
  }),
});
