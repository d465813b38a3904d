import { GUILD_FEUD, PLAYER_FEUD } from '#lib/data/war/feuds.ts';
import { withAttackers } from '#lib/data/war/kill-attackers.ts';
import { listGuildFeudKills, listPlayerFeudKills } from '#lib/data/war/kills.ts';
import { type ExportRoute, exportRoute } from '#lib/exports/export-route.ts';
import { GUILD_FEUD_EXPORTS, PLAYER_FEUD_EXPORTS } from '#lib/exports/kinds/feud-exports.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** Answers the addresses of these pages in other formats. */
export const FEUD_FILES: readonly ExportRoute[] = [
  exportRoute(PLAYER_FEUD_EXPORTS, {
    source: PLAYER_FEUD,
    path: ({ id, rivalId }) => routes.playerFeud(id, rivalId),
    parts: (_, { id: rivals, query, size }) => ({
      kills: () =>
        withAttackers(
          listPlayerFeudKills(rivals, listAddress(routes.playerFeud(rivals.id, rivals.rivalId), query), size),
        ),
    }),
  }),
  exportRoute(GUILD_FEUD_EXPORTS, {
    source: GUILD_FEUD,
    path: ({ id, rivalId }) => routes.guildFeud(id, rivalId),
    parts: (_, { id: rivals, query, size }) => ({
      kills: () =>
        withAttackers(
          listGuildFeudKills(rivals, listAddress(routes.guildFeud(rivals.id, rivals.rivalId), query), size),
        ),
    }),
  }),
];
