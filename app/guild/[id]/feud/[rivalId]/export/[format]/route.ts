import { GUILD_FEUD } from '#lib/data/feuds.ts';
import { listGuildFeudKills } from '#lib/data/kills.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { GUILD_FEUD_EXPORTS } from '#lib/exports/kinds/feud-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(GUILD_FEUD_EXPORTS, {
  source: GUILD_FEUD,
  path: ({ id, rivalId }) => routes.guildFeud(id, rivalId),
  parts: (_, { id: rivals, query, size }) => ({
    kills: () =>
      listGuildFeudKills(rivals, listAddress(routes.guildFeud(rivals.id, rivals.rivalId), query), size),
  }),
});
