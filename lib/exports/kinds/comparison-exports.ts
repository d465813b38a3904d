import {
  type CharacterCardFragment,
  CharacterCardFragmentDoc,
  type GuildCardFragment,
  GuildCardFragmentDoc,
} from '#graphql/generated/documents.ts';
import {
  areAllied,
  type Comparison,
  type GuildComparison,
  guildPairs,
  type PlayerComparison,
  playerPairs,
} from '#lib/game/overview/comparison.ts';
import type { FigurePair } from '#lib/game/overview/figure-pairs.ts';
import type { FighterTotals } from '#lib/game/overview/overview-sums.ts';
import { previewOfCharacter } from '#lib/preview/kinds/preview-of-character.ts';
import { previewOfGuildFeud, previewOfPlayerFeud } from '#lib/preview/kinds/preview-of-feud.ts';
import { previewOfGuild } from '#lib/preview/kinds/preview-of-guild.ts';
import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';

import { KILL_COLUMNS } from '../columns/kill-columns.ts';
import { COMPARED_FIGURE_COLUMNS } from '../columns/overview-columns.ts';
import { allRows, exportTable, rowsOf } from '../export-table.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';

interface Parts<Found> {
  /** Null where the address has no match, or several. */
  comparison: Found | null;
  totals: FighterTotals;
}

/** Both sides of a comparison as a feud, for its picture. */
const feudOf = <Card>({ sides, kills, fights }: Comparison<Card, unknown>) => ({
  sides,
  kills,
  lastMet: fights?.nodes?.[0]?.time ?? null,
});

/** Makes the tables of a comparison; without another one in the address there are none. */
function tablesOf<Data, Found extends Pick<Comparison<unknown, unknown>, 'fights'>>(
  pairsOf: (found: Found) => readonly FigurePair[],
): PageExports<Data, Parts<Found>>['tables'] {
  const needs = COMPARISON_FILTER.fields.vs.param;
  type AskedFor = Asked<Data, Parts<Found>>;
  return {
    compared: exportTable(
      'Compared',
      COMPARED_FIGURE_COLUMNS,
      async ({ part }: AskedFor) => {
        const found = await part('comparison');
        return allRows(found && pairsOf(found));
      },
      { needs },
    ),
    fights: exportTable(
      'Shared fights',
      KILL_COLUMNS,
      async ({ part }: AskedFor) => rowsOf((await part('comparison'))?.fights ?? null),
      { needs },
    ),
  };
}

export const PLAYER_COMPARISON_EXPORTS: PageExports<CharacterCardFragment, Parts<PlayerComparison>> = {
  address: '/character/{id}/compare',
  title: 'The comparison of two characters',
  filter: COMPARISON_FILTER,
  tables: tablesOf<CharacterCardFragment, PlayerComparison>(playerPairs),
  record: fragment(CharacterCardFragmentDoc),
  parts: {},
  preview: async ({ record, part }) => {
    const found = await part('comparison');
    return found && !areAllied(found.sides)
      ? previewOfPlayerFeud(feudOf(found))
      : previewOfCharacter(record, await part('totals'));
  },
};

export const GUILD_COMPARISON_EXPORTS: PageExports<GuildCardFragment, Parts<GuildComparison>> = {
  address: '/guild/{id}/compare',
  title: 'The comparison of two guilds',
  filter: COMPARISON_FILTER,
  tables: tablesOf<GuildCardFragment, GuildComparison>(guildPairs),
  record: fragment(GuildCardFragmentDoc),
  parts: {},
  preview: async ({ record, part }) => {
    const found = await part('comparison');
    return found && !areAllied(found.sides)
      ? previewOfGuildFeud(feudOf(found))
      : previewOfGuild(record, await part('totals'));
  },
};
