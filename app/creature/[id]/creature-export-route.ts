import { CREATURE, listGoods } from '#lib/data/creatures.ts';
import { spawnsIn } from '#lib/exports/columns/spawn-columns.ts';
import { CREATURE_EXPORTS } from '#lib/exports/kinds/creature-exports.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** One of the addresses of a creature in another format. */
export const creatureExportRoute = (address: keyof typeof CREATURE_EXPORTS) =>
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
