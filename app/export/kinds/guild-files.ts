import { GUILD, listGuildMembers } from '#lib/data/guilds.ts';
import { countGuildKills } from '#lib/data/kill-totals.ts';
import { listGuildDeaths, listGuildKills } from '#lib/data/kills.ts';
import { type ExportRoute, exportRoute } from '#lib/exports/export-route.ts';
import {
  GUILD_EXPORTS,
  GUILD_MEMBERS_EXPORTS,
  GUILD_SCENARIOS_EXPORTS,
  GUILD_SKIRMISHES_EXPORTS,
} from '#lib/exports/kinds/guild-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { fighterFiles } from './fighter-files.ts';

/** Answers the addresses of these pages in other formats. */
export const GUILD_FILES: readonly ExportRoute[] = [
  ...fighterFiles({
    exports: {
      overview: GUILD_EXPORTS,
      scenarios: GUILD_SCENARIOS_EXPORTS,
      skirmishes: GUILD_SKIRMISHES_EXPORTS,
    },
    source: GUILD,
    path: routes.guild,
    whose: (guildId) => ({ guildId }),
    kills: listGuildKills,
    deaths: listGuildDeaths,
    totals: countGuildKills,
  }),
  exportRoute(GUILD_MEMBERS_EXPORTS, {
    source: GUILD,
    path: (id) => routes.guild(id, '/members'),
    parts: (_, { id, query }) => ({
      members: () => listGuildMembers(id, listAddress(routes.guild(id, '/members'), query)),
      totals: () => countGuildKills(id),
    }),
  }),
];
