import { listGameObjects } from '#lib/data/game-objects.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { GAME_OBJECTS_EXPORTS } from '#lib/exports/kinds/game-object-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { GAME_OBJECT_FILTER } from '#lib/url/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(GAME_OBJECTS_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.gameObjects,
  parts: (_, { query }) => ({
    gameObjects: () => listGameObjects(listAddress(routes.gameObjects, query, GAME_OBJECT_FILTER)),
  }),
});
