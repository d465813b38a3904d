import * as documents from '#graphql/generated/documents.ts';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { listAllMembers, listGuildMembers } from '#lib/data/player/member-lists.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import { MEMBER_COLUMNS } from '#lib/exports/columns/overview-columns.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { changed, list as listOf, nullable, TEXT } from '#lib/exports/shapes/shape.ts';
import { previewOfGuild } from '#lib/preview/kinds/preview-of-fighter.ts';
import { MEMBER_FILTER } from '#lib/url/filter/member-filter.ts';

export const GUILD_MEMBERS_EXPORTS = pageExports('/guild/{id}/members', 'The members of a guild', {
  filter: MEMBER_FILTER,
  source: GUILD,
  record: fragment(documents.GuildCardFragmentDoc),
  load: (_, { id, list }) => ({
    members: () => listGuildMembers(id, list),
    all: async () => ({ data: await listAllMembers(id), staleSince: null }),
    totals: () => getFighterTotals({ guildId: id }),
  }),
  parts: {
    members: nullable(
      changed(fragment(documents.MemberPageFragmentDoc), {
        ranks: listOf(fragment(documents.GuildRankFragmentDoc)),
        told: nullable(TEXT),
      }),
    ),
  },
  tables: (table) => ({
    members: table('Members', MEMBER_COLUMNS, 'members'),
    allMembers: table('All members', MEMBER_COLUMNS, 'all'),
  }),
  preview: async ({ record, part }) => previewOfGuild(record, await part('totals')),
});
