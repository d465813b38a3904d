import { GUILD } from '#lib/data/player/guilds.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import { listAllMembers, listGuildMembers } from '#lib/data/player/member-lists.ts';
import { getGuildForm } from '#lib/data/war/scenario-forms.ts';
import { type ExportRoute, exportRoute } from '#lib/exports/export-route.ts';
import {
  GUILD_EXPORTS,
  GUILD_MEMBERS_EXPORTS,
  GUILD_SCENARIOS_EXPORTS,
  GUILD_SKIRMISHES_EXPORTS,
} from '#lib/exports/kinds/guild-exports.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { MEMBER_FILTER } from '#lib/url/filter/member-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { fighterBattleFiles } from './fighter-battle-files.ts';
import { overviewParts } from './overview-parts.ts';

/** Answers the addresses of these pages in other formats. */
export const GUILD_FILES: readonly ExportRoute[] = [
  exportRoute(GUILD_EXPORTS, {
    source: GUILD,
    path: routes.guild,
    parts: (_, { id, query, size }) => ({
      ...overviewParts({ guildId: id }, listAddress(routes.guild(id), query, KILL_FILTER), size),
      form: () => getGuildForm(id),
    }),
  }),
  exportRoute(GUILD_MEMBERS_EXPORTS, {
    source: GUILD,
    path: (id) => routes.guild(id, '/members'),
    parts: (_, { id, query }) => ({
      members: () => listGuildMembers(id, listAddress(routes.guild(id, '/members'), query, MEMBER_FILTER)),
      all: async () => ({ data: await listAllMembers(id), staleSince: null }),
      totals: () => getFighterTotals({ guildId: id }),
    }),
  }),
  ...fighterBattleFiles({
    exports: { scenarios: GUILD_SCENARIOS_EXPORTS, skirmishes: GUILD_SKIRMISHES_EXPORTS },
    source: GUILD,
    path: routes.guild,
    whose: (guildId) => ({ guildId }),
  }),
];
