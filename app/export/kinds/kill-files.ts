import { NO_ANSWER } from '#lib/api/answer.ts';
import { feudsOf, GUILD_FEUD, PLAYER_FEUD } from '#lib/data/war/feuds.ts';
import { sumKills } from '#lib/data/war/kill-sums.ts';
import { withAttackers } from '#lib/data/war/kill-attackers.ts';
import { KILL, listGuildFeudKills, listKills, listPlayerFeudKills } from '#lib/data/war/kills.ts';
import { type ExportRoute, exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { KILL_EXPORTS, KILLS_EXPORTS } from '#lib/exports/kinds/kill-exports.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress, otherList } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** Answers the addresses of these pages in other formats. */
export const KILL_FILES: readonly ExportRoute[] = [
  exportRoute(KILLS_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.kills,
    parts: (_, { query, size }) => {
      const list = listAddress(routes.kills, query, KILL_FILTER);
      return { sums: () => sumKills(list), kills: () => withAttackers(listKills(list, size)) };
    },
  }),
  exportRoute(KILL_EXPORTS, {
    source: KILL,
    path: routes.kill,
    parts: (kill, { id, query }) => {
      const list = listAddress(routes.kill(id), query);
      const { players, guilds } = feudsOf(kill);
      return {
        playerFeud: async () => (players ? PLAYER_FEUD.get(players) : NO_ANSWER),
        playerKills: async () =>
          players ? withAttackers(listPlayerFeudKills(players, otherList(list, 'player'))) : NO_ANSWER,
        guildFeud: async () => (guilds ? GUILD_FEUD.get(guilds) : NO_ANSWER),
        guildKills: async () =>
          guilds ? withAttackers(listGuildFeudKills(guilds, otherList(list, 'guild'))) : NO_ANSWER,
      };
    },
  }),
];
