import { listScenarioKills } from '#lib/data/kills.ts';
import { SCENARIO } from '#lib/data/scenarios.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { SCENARIO_KILLS_EXPORTS } from '#lib/exports/kinds/scenario-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(SCENARIO_KILLS_EXPORTS, {
  source: SCENARIO,
  path: (id) => routes.scenario(id, '/kills'),
  parts: (_, { id, query }) => ({
    kills: () => listScenarioKills(id, listAddress(routes.scenario(id, '/kills'), query)),
  }),
});
