import {
  type GuildCardFragment,
  GuildCardFragmentDoc,
  GuildRankFragmentDoc,
  MemberPageFragmentDoc,
  type MemberRowFragment,
} from '#graphql/generated/documents.ts';
import type { GuildForm } from '#lib/game/overview/guild-form.ts';
import { type FighterTotals, overviewSums } from '#lib/game/overview/overview-sums.ts';
import type { GuildMembers } from '#lib/game/players/guild-members.ts';
import { previewOfGuild } from '#lib/preview/kinds/preview-of-guild.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { MEMBER_FILTER } from '#lib/url/filter/member-filter.ts';

import { characterColumns, rankColumns } from '../columns/combatant-columns.ts';
import { allRows, column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { guildBlock } from '../text/overview-block.ts';
import { changed, list, nullable, TEXT } from '../shapes/shape.ts';
import { fighterBattles } from './fighter-battles.ts';
import { KILL_LISTS, type KillListParts } from './fighter-lists.ts';
import { GUILD_OVERVIEW_TABLES, OVERVIEW_SHAPE, type FormParts } from './overview-parts.ts';

interface Totals {
  totals: FighterTotals;
}

/** The pages of a guild share its picture. */
const preview = async ({ record, part }: Asked<GuildCardFragment, Totals>) =>
  previewOfGuild(record, await part('totals'));

const CARD = fragment(GuildCardFragmentDoc);

export const GUILD_EXPORTS: PageExports<GuildCardFragment, KillListParts & FormParts<GuildForm>> = {
  ...KILL_LISTS,
  tables: { ...KILL_LISTS.tables, ...GUILD_OVERVIEW_TABLES },
  parts: { ...KILL_LISTS.parts, overview: OVERVIEW_SHAPE },
  address: '/guild/{id}',
  title: 'A guild',
  record: CARD,
  text: async ({ record, query, part }) =>
    guildBlock(record, await part('figures'), filterWords(KILL_FILTER, query)),
  preview: async ({ record, part }) => previewOfGuild(record, overviewSums(await part('whole'))),
};

const MEMBER_COLUMNS: readonly ExportColumn<MemberRowFragment>[] = [
  ...characterColumns<MemberRowFragment>('character', ({ character }) => character),
  ...rankColumns<MemberRowFragment>('character', ({ character }) => character),
  column('guildRank', 'Name of the rank in the guild', ({ rank }) => rank.name),
  column('guildRankOrder', 'Its place, from 0 for the leader down', ({ rank }) => rank.rank),
];

export const GUILD_MEMBERS_EXPORTS: PageExports<
  GuildCardFragment,
  { members: GuildMembers | null; all: readonly MemberRowFragment[] } & Totals
> = {
  address: '/guild/{id}/members',
  title: 'The members of a guild',
  filter: MEMBER_FILTER,
  tables: {
    members: exportTable('Members', MEMBER_COLUMNS, async ({ part }) => rowsOf(await part('members'))),
    allMembers: exportTable('All members', MEMBER_COLUMNS, async ({ part }) => allRows(await part('all'))),
  },
  record: CARD,
  parts: {
    members: nullable(
      changed(fragment(MemberPageFragmentDoc), {
        ranks: list(fragment(GuildRankFragmentDoc)),
        told: nullable(TEXT),
      }),
    ),
  },
  preview,
};

export const { scenarios: GUILD_SCENARIOS_EXPORTS, skirmishes: GUILD_SKIRMISHES_EXPORTS } = fighterBattles({
  noun: 'guild',
  record: CARD,
  preview,
});
