import { GAME_OBJECT } from '#lib/data/game-objects.ts';
import { spawnsIn } from '#lib/exports/columns/spawn-columns.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { GAME_OBJECT_EXPORTS } from '#lib/exports/kinds/game-object-exports.ts';
import { routes } from '#lib/url/routes.ts';

/** One of the addresses of a game object in another format. */
export const gameObjectExportRoute = (address: keyof typeof GAME_OBJECT_EXPORTS) =>
  exportRoute(GAME_OBJECT_EXPORTS[address], {
    source: GAME_OBJECT,
    path: ({ id, zoneId }) => {
      if (zoneId !== null) return routes.gameObjectZone(id, zoneId);
      return routes.gameObject(id, address === 'gameObject' || address === 'zone' ? '' : `/${address}`);
    },
    parts: ({ spawns }, { id: { zoneId } }) => ({
      spawns: async () => ({ data: spawnsIn(spawns, zoneId), staleSince: null }),
    }),
  });
