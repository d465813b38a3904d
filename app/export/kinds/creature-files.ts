import { CREATURE, listCreatures, listGoods } from '#lib/data/catalogue/creatures.ts';
import { spawnsIn } from '#lib/exports/columns/spawn-columns.ts';
import { exportRoute, type ExportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { CREATURE_EXPORTS, CREATURES_EXPORTS } from '#lib/exports/kinds/creature-exports.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { CREATURE_FILTER } from '#lib/url/filter/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

/** One of the addresses of a creature in another format. */
const creatureExportRoute = (address: keyof typeof CREATURE_EXPORTS) =>
  exportRoute(CREATURE_EXPORTS[address], {
    source: CREATURE,
    path: ({ id, zoneId }) => {
      if (zoneId !== null) return routes.creatureZone(id, zoneId);
      return routes.creature(id, address === 'creature' || address === 'zone' ? '' : `/${address}`);
    },
    parts: ({ spawns }, { id: { id, zoneId }, query }) => ({
      goods: () => listGoods(id, listAddress(routes.creature(id), query)),
      spawns: async () => ({ data: spawnsIn(spawns, zoneId), staleSince: null }),
    }),
  });

/** Answers the addresses of these pages in other formats. */
export const CREATURE_FILES: readonly ExportRoute[] = [
  exportRoute(CREATURES_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.creatures,
    parts: (_, { query }) => ({
      creatures: () => listCreatures(listAddress(routes.creatures, query, CREATURE_FILTER)),
    }),
  }),
  ...(['creature', 'quests', 'finished', 'vendorItems', 'zone'] as const).map(creatureExportRoute),
];
