import type { RankedPageFragment, RankedRowFragment } from '#graphql/generated/documents.ts';
import { previewOfLadder } from '#lib/preview/preview-of-leaderboard.ts';
import { type Filter, text } from '#lib/url/filter.ts';
import { rankedFilter } from '#lib/url/ranked-filter.ts';
import { first } from '#lib/url/search-params.ts';

import { characterColumns, guildColumns } from './combatant-columns.ts';
import { column, type ExportColumn, exportTable, rowsOf } from './export-table.ts';
import type { PageExports } from './page-exports.ts';

const RANKED_COLUMNS: readonly ExportColumn<RankedRowFragment>[] = [
  column('rank', 'Place, from 1', ({ rank }) => rank),
  ...characterColumns<RankedRowFragment>('character', ({ character }) => character),
  column('characterRenownRank', 'Renown rank of the character', ({ renownRank }) => renownRank),
  ...guildColumns<RankedRowFragment>('character', (place) => place),
  column('wins', 'Wins', ({ wins }) => wins),
  column('losses', 'Losses', ({ losses }) => losses),
  column('draws', 'Draws', ({ draws }) => draws),
  column('rating', 'Rating', ({ rating }) => rating),
];

interface Season {
  readonly id: string;
  readonly name: string;
  readonly mainSeason: boolean;
}

/** Which seasons there are is known to the API alone; without one the ladder is that of the main season. */
const FILTER: Filter = {
  ...rankedFilter([]),
  fields: { ...rankedFilter([]).fields, season: text('season', 'Season', 'Id of a season') },
};

export const RANKED_EXPORTS: PageExports<
  { readonly seasons: readonly Season[] },
  {
    /** The season of the ladder; null for one that does not exist. */
    season: Season | null;
    ladder: RankedPageFragment | null;
  }
> = {
  address: '/ranked-leaderboard',
  title: 'The ranked ladders',
  filter: FILTER,
  tables: {
    ladder: exportTable('Ranked ladder', RANKED_COLUMNS, async ({ part }) => rowsOf(await part('ladder'))),
  },
  parts: ['season', 'ladder'],
  preview: async ({ part, query }) => {
    const ladder = first(query, 'type') === 'group' ? 'Group ladder' : 'Solo ladder';
    const season = await part('season');
    const title = season ? `${ladder}, ${season.name}` : 'Ranked ladders';
    return previewOfLadder(title, rowsOf(await part('ladder')).rows);
  },
};
