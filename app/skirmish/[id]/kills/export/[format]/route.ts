import { listSkirmishKills } from '#lib/data/kills.ts';
import { SKIRMISH } from '#lib/data/skirmishes.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { SKIRMISH_KILLS_EXPORTS } from '#lib/exports/kinds/skirmish-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(SKIRMISH_KILLS_EXPORTS, {
  source: SKIRMISH,
  path: (id) => routes.skirmish(id, '/kills'),
  parts: (_, { id, query }) => ({
    kills: () => listSkirmishKills(id, listAddress(routes.skirmish(id, '/kills'), query)),
  }),
});
