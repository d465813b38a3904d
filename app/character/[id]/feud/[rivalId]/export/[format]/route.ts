import { PLAYER_FEUD } from '#lib/data/feuds.ts';
import { listPlayerFeudKills } from '#lib/data/kills.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { PLAYER_FEUD_EXPORTS } from '#lib/exports/kinds/feud-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(PLAYER_FEUD_EXPORTS, {
  source: PLAYER_FEUD,
  path: ({ id, rivalId }) => routes.playerFeud(id, rivalId),
  parts: (_, { id: rivals, query, size }) => ({
    kills: () =>
      listPlayerFeudKills(rivals, listAddress(routes.playerFeud(rivals.id, rivals.rivalId), query), size),
  }),
});
