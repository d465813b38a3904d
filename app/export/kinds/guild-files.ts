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
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress, otherList } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { fighterBattleFiles } from './fighter-battle-files.ts';

/** Answers the addresses of these pages in other formats. */
export const GUILD_FILES: readonly ExportRoute[] = [
  exportRoute(GUILD_EXPORTS, {
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
  }),
  exportRoute(GUILD_MEMBERS_EXPORTS, {
    source: GUILD,
    path: (id) => routes.guild(id, '/members'),
    parts: (_, { id, query }) => ({
      members: () => listGuildMembers(id, listAddress(routes.guild(id, '/members'), query)),
      totals: () => countGuildKills(id),
    }),
  }),
  ...fighterBattleFiles({
    exports: { scenarios: GUILD_SCENARIOS_EXPORTS, skirmishes: GUILD_SKIRMISHES_EXPORTS },
    source: GUILD,
    path: routes.guild,
    whose: (guildId) => ({ guildId }),
    totals: countGuildKills,
  }),
];
