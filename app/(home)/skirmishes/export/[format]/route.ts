import { listAllSkirmishes, listTopSkirmishes } from '#lib/data/skirmishes.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { SKIRMISHES_EXPORTS } from '#lib/exports/kinds/skirmish-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SKIRMISH_FILTER } from '#lib/url/skirmish-filter.ts';

export const GET = exportRoute(SKIRMISHES_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.skirmishes,
  parts: (_, { query, size }) => ({
    top: listTopSkirmishes,
    skirmishes: () => listAllSkirmishes(listAddress(routes.skirmishes, query, SKIRMISH_FILTER), size),
  }),
});
