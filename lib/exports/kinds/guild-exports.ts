import {
  type GuildCardFragment,
  GuildCardFragmentDoc,
  GuildRankFragmentDoc,
  MemberPageFragmentDoc,
  type MemberRowFragment,
} from '#graphql/generated/documents.ts';
import type { GuildMembers } from '#lib/data/guilds.ts';
import { previewOfGuild } from '#lib/preview/kinds/preview-of-guild.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';

import { characterColumns, rankColumns } from '../columns/combatant-columns.ts';
import { column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { changed, list, nullable } from '../shapes/shape.ts';
import { fighterPages, type TotalsPart } from './fighter-pages.ts';

const { page, overview, scenarios, skirmishes } = fighterPages({
  noun: 'guild',
  record: fragment(GuildCardFragmentDoc),
  describe: describeGuild,
  preview: previewOfGuild,
});

export {
  overview as GUILD_EXPORTS,
  scenarios as GUILD_SCENARIOS_EXPORTS,
  skirmishes as GUILD_SKIRMISHES_EXPORTS,
};

const MEMBER_COLUMNS: readonly ExportColumn<MemberRowFragment>[] = [
  ...characterColumns<MemberRowFragment>('character', ({ character }) => character),
  ...rankColumns<MemberRowFragment>('character', ({ character }) => character),
  column('guildRank', 'Name of the rank in the guild', ({ rank }) => rank.name),
  column('guildRankOrder', 'Its place, from 0 for the leader down', ({ rank }) => rank.rank),
];

export const GUILD_MEMBERS_EXPORTS: PageExports<
  GuildCardFragment,
  { members: GuildMembers | null } & TotalsPart
> = {
  ...page,
  address: '/guild/{id}/members',
  title: 'The members of a guild',
  tables: {
    members: exportTable('Members', MEMBER_COLUMNS, async ({ part }) => rowsOf(await part('members'))),
  },
  parts: {
    members: nullable(
      changed(fragment(MemberPageFragmentDoc), { ranks: list(fragment(GuildRankFragmentDoc)) }),
    ),
  },
};
