import { GUILD, listGuildMembers } from '#lib/data/guilds.ts';
import { countGuildKills } from '#lib/data/kill-totals.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { GUILD_MEMBERS_EXPORTS } from '#lib/exports/kinds/guild-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(GUILD_MEMBERS_EXPORTS, {
  source: GUILD,
  path: (id) => routes.guild(id, '/members'),
  parts: (_, { id, query }) => ({
    members: () => listGuildMembers(id, listAddress(routes.guild(id, '/members'), query)),
    totals: () => countGuildKills(id),
  }),
});
