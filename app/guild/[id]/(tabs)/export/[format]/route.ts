import { GUILD } from '#lib/data/guilds.ts';
import { countGuildKills } from '#lib/data/kill-totals.ts';
import { listGuildDeaths, listGuildKills } from '#lib/data/kills.ts';
import { GUILD_EXPORTS } from '#lib/exports/kinds/guild-exports.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress, otherList } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(GUILD_EXPORTS, {
  source: GUILD,
  path: routes.guild,
  parts: (_, { id, query, size }) => {
    const list = listAddress(routes.guild(id), query, KILL_FILTER);
    return {
      kills: () => listGuildKills(id, list, size),
      deaths: () => listGuildDeaths(id, otherList(list, 'deaths'), size),
      totals: () => countGuildKills(id),
    };
  },
});
