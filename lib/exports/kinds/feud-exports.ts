import {
  CharacterCardFragmentDoc,
  GuildCardFragmentDoc,
  type KillPageFragment,
  KillPageFragmentDoc,
} from '#graphql/generated/documents.ts';
import type { Feud, GuildFeud, PlayerFeud } from '#lib/data/war/feuds.ts';
import { feudName } from '#lib/seo/record-names.ts';
import { previewOfGuildFeud, previewOfPlayerFeud } from '#lib/preview/kinds/preview-of-feud.ts';

import { type ExportTable, exportTable, rowsOf } from '../export-table.ts';
import { KILL_COLUMNS } from '../columns/kill-columns.ts';
import { killEntries } from '../feeds/kill-feed.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { INTEGER, nullable, object, pair, type Shape } from '../shapes/shape.ts';
import { feudBlock } from '../text/feud-block.ts';

interface Parts {
  kills: KillPageFragment | null;
}

/** The exports that both kinds of feuds share. */
const KILLS_OF_FEUD: Pick<PageExports<PlayerFeud | GuildFeud, Parts>, 'parts' | 'feed' | 'text'> = {
  parts: { kills: nullable(fragment(KillPageFragmentDoc)) },
  feed: {
    label: 'Kills of the feud',
    title: ({ record }) => feudName(record),
    entries: async ({ part }) => killEntries(await part('kills')),
  },
  text: async ({ record, part }) => feudBlock(record, (await part('kills'))?.nodes ?? []),
};

const killTable = (label: string): ExportTable<Asked<PlayerFeud | GuildFeud, Parts>> =>
  exportTable(label, KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills')));

const feudOf = <Side>(side: Shape<Side>): Shape<Feud<Side>> =>
  object({
    sides: pair(side),
    kills: pair(INTEGER),
    lastMet: nullable(INTEGER),
  });

export const PLAYER_FEUD_SHAPE = feudOf(fragment(CharacterCardFragmentDoc));
export const GUILD_FEUD_SHAPE = feudOf(fragment(GuildCardFragmentDoc));

export const PLAYER_FEUD_EXPORTS: PageExports<PlayerFeud, Parts> = {
  ...KILLS_OF_FEUD,
  address: '/character/{id}/feud/{rivalId}',
  title: 'The feud of two characters',
  record: PLAYER_FEUD_SHAPE,
  tables: { kills: killTable('Player feud') },
  preview: ({ record }) => previewOfPlayerFeud(record),
};

export const GUILD_FEUD_EXPORTS: PageExports<GuildFeud, Parts> = {
  ...KILLS_OF_FEUD,
  address: '/guild/{id}/feud/{rivalId}',
  title: 'The feud of two guilds',
  record: GUILD_FEUD_SHAPE,
  tables: { kills: killTable('Guild feud') },
  preview: ({ record }) => previewOfGuildFeud(record),
};
