import type { KillPageFragment } from '#graphql/generated/documents.ts';
import type { GuildFeud, PlayerFeud } from '#lib/data/feuds.ts';
import { describePlayerFeud, describeGuildFeud } from '#lib/seo/descriptions/describe-feud.ts';
import { feudName } from '#lib/seo/record-names.ts';
import { previewOfGuildFeud, previewOfPlayerFeud } from '#lib/preview/kinds/preview-of-feud.ts';

import { exportTable, rowsOf } from '../export-table.ts';
import { KILL_COLUMNS } from '../columns/kill-columns.ts';
import { killEntries } from '../feeds/kill-feed.ts';
import type { PageExports } from '../page-exports.ts';
import { feudBlock } from '../text/feud-block.ts';

export const PLAYER_FEUD_EXPORTS: PageExports<PlayerFeud, { kills: KillPageFragment | null }> = {
  address: '/character/{id}/feud/{rivalId}',
  title: 'The feud of two characters',
  describe: ({ record }) => describePlayerFeud(record),
  tables: {
    kills: exportTable('Player feud', KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills'))),
  },
  parts: ['kills'],
  feed: {
    label: 'Kills of the feud',
    title: ({ record }) => feudName(record),
    entries: async ({ part }) => killEntries(await part('kills')),
  },
  text: async ({ record, part }) => feudBlock(record, (await part('kills'))?.nodes ?? []),
  preview: ({ record }) => previewOfPlayerFeud(record),
};

export const GUILD_FEUD_EXPORTS: PageExports<GuildFeud, { kills: KillPageFragment | null }> = {
  address: '/guild/{id}/feud/{rivalId}',
  title: 'The feud of two guilds',
  describe: ({ record }) => describeGuildFeud(record),
  tables: {
    kills: exportTable('Guild feud', KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills'))),
  },
  parts: ['kills'],
  feed: {
    label: 'Kills of the feud',
    title: ({ record }) => feudName(record),
    entries: async ({ part }) => killEntries(await part('kills')),
  },
  text: async ({ record, part }) => feudBlock(record, (await part('kills'))?.nodes ?? []),
  preview: ({ record }) => previewOfGuildFeud(record),
};
