import { listKills } from '#lib/data/kills.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { KILLS_EXPORTS } from '#lib/exports/kinds/kill-exports.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(KILLS_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.kills,
  parts: (_, { query, size }) => ({
    kills: () => listKills(listAddress(routes.kills, query, KILL_FILTER), size),
  }),
});
