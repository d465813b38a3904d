import { GUILD } from '#lib/data/guilds.ts';
import { countGuildKills } from '#lib/data/kill-totals.ts';
import { listSkirmishes } from '#lib/data/skirmishes.ts';
import { GUILD_SKIRMISHES_EXPORTS } from '#lib/exports/kinds/guild-exports.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SKIRMISH_FILTER } from '#lib/url/skirmish-filter.ts';

export const GET = exportRoute(GUILD_SKIRMISHES_EXPORTS, {
  source: GUILD,
  path: (id) => routes.guild(id, '/skirmishes'),
  parts: (_, { id, query, size }) => {
    const list = listAddress(routes.guild(id, '/skirmishes'), query, SKIRMISH_FILTER);
    return {
      skirmishes: () => listSkirmishes({ guildId: id }, list, size),
      totals: () => countGuildKills(id),
    };
  },
});
