import { listCreatures } from '#lib/data/creatures.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { CREATURES_EXPORTS } from '#lib/exports/kinds/creature-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { CREATURE_FILTER } from '#lib/url/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(CREATURES_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.creatures,
  parts: (_, { query }) => ({
    creatures: () => listCreatures(listAddress(routes.creatures, query, CREATURE_FILTER)),
  }),
});
