import {
  type GuildCardFragment,
  GuildCardFragmentDoc,
  GuildRankFragmentDoc,
  MemberPageFragmentDoc,
  type MemberRowFragment,
} from '#graphql/generated/documents.ts';
import type { GuildMembers } from '#lib/data/guilds.ts';
import type { KillTotals } from '#lib/data/kill-totals.ts';
import { previewOfGuild } from '#lib/preview/kinds/preview-of-guild.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';

import { characterColumns, rankColumns } from '../columns/combatant-columns.ts';
import { column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { changed, list, nullable } from '../shapes/shape.ts';
import { fighterBattles } from './fighter-battles.ts';
import { KILL_LISTS, type KillListParts } from './fighter-lists.ts';

interface Totals {
  totals: KillTotals;
}

/** The pages of a guild share its picture. */
const preview = async ({ record, part }: Asked<GuildCardFragment, Totals>) =>
  previewOfGuild(record, await part('totals'));

const CARD = fragment(GuildCardFragmentDoc);

export const GUILD_EXPORTS: PageExports<GuildCardFragment, KillListParts & Totals> = {
  ...KILL_LISTS,
  address: '/guild/{id}',
  title: 'A guild',
  record: CARD,
  describe: ({ record }) => describeGuild(record),
  preview,
};

const MEMBER_COLUMNS: readonly ExportColumn<MemberRowFragment>[] = [
  ...characterColumns<MemberRowFragment>('character', ({ character }) => character),
  ...rankColumns<MemberRowFragment>('character', ({ character }) => character),
  column('guildRank', 'Name of the rank in the guild', ({ rank }) => rank.name),
  column('guildRankOrder', 'Its place, from 0 for the leader down', ({ rank }) => rank.rank),
];

export const GUILD_MEMBERS_EXPORTS: PageExports<
  GuildCardFragment,
  { members: GuildMembers | null } & Totals
> = {
  address: '/guild/{id}/members',
  title: 'The members of a guild',
  describe: ({ record }) => describeGuild(record),
  tables: {
    members: exportTable('Members', MEMBER_COLUMNS, async ({ part }) => rowsOf(await part('members'))),
  },
  record: CARD,
  parts: {
    members: nullable(
      changed(fragment(MemberPageFragmentDoc), { ranks: list(fragment(GuildRankFragmentDoc)) }),
    ),
  },
  preview,
};

export const { scenarios: GUILD_SCENARIOS_EXPORTS, skirmishes: GUILD_SKIRMISHES_EXPORTS } = fighterBattles({
  noun: 'guild',
  record: CARD,
  describe: describeGuild,
  preview,
});
