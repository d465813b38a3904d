import { GAME_OBJECT, listGameObjects } from '#lib/data/catalogue/game-objects.ts';
import { spawnsIn } from '#lib/exports/columns/spawn-columns.ts';
import { exportRoute, type ExportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { GAME_OBJECT_EXPORTS, GAME_OBJECTS_EXPORTS } from '#lib/exports/kinds/game-object-exports.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { GAME_OBJECT_FILTER } from '#lib/url/filter/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

/** One of the addresses of a game object in another format. */
const gameObjectExportRoute = (address: keyof typeof GAME_OBJECT_EXPORTS) =>
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

/** Answers the addresses of these pages in other formats. */
export const GAME_OBJECT_FILES: readonly ExportRoute[] = [
  exportRoute(GAME_OBJECTS_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.gameObjects,
    parts: (_, { query }) => ({
      gameObjects: () => listGameObjects(listAddress(routes.gameObjects, query, GAME_OBJECT_FILTER)),
    }),
  }),
  ...(['gameObject', 'quests', 'finished', 'zone'] as const).map(gameObjectExportRoute),
];
