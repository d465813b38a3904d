import {
  type RankedPageFragment,
  RankedPageFragmentDoc,
  type RankedRowFragment,
  type RankedSeasonFragment,
  RankedSeasonFragmentDoc,
} from '#graphql/generated/documents.ts';
import { type Filter, parseFilter, text } from '#lib/url/filter/filter.ts';
import { previewOfLadder } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import { rankedFilter } from '#lib/url/filter/ranked-filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { characterColumns, guildColumns } from '../columns/combatant-columns.ts';
import { column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { list, nullable, object } from '../shapes/shape.ts';
import { rankedBlock } from '../text/leaderboard-block.ts';

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

const SEASON = fragment(RankedSeasonFragmentDoc);

/** The filter without any season. */
const LADDERS = rankedFilter([]);

/** The filter of the ladders. Only the API knows the seasons; without one the ladder is that of the main season. */
const FILTER: Filter = {
  ...LADDERS,
  fields: { ...LADDERS.fields, season: text('season', 'Season', 'Id of a season') },
};

export const RANKED_EXPORTS: PageExports<
  { readonly seasons: readonly RankedSeasonFragment[] },
  {
    /** The season of the ladder; null for one that does not exist. */
    season: RankedSeasonFragment | null;
    ladder: RankedPageFragment | null;
  }
> = {
  address: '/ranked-leaderboard',
  title: 'Ranked leaderboard',
  filter: FILTER,
  tables: {
    ladder: exportTable('Ranked leaderboard', RANKED_COLUMNS, async ({ part }) =>
      rowsOf(await part('ladder')),
    ),
  },
  record: object({ seasons: list(SEASON) }),
  parts: { season: nullable(SEASON), ladder: nullable(fragment(RankedPageFragmentDoc)) },
  text: async ({ query, part }) => {
    const [season, ladder] = [await part('season'), await part('ladder')];
    return rankedBlock(ladder?.nodes ?? [], [season?.name, ladderOf(query)].filter(Boolean).join(', '));
  },
  preview: async ({ query, part }) => {
    const [season, ladder] = [await part('season'), await part('ladder')];
    const title = season
      ? `Ranked, ${ladderOf(query).toLowerCase()} ladder of ${season.name}`
      : 'Ranked leaderboard';
    return previewOfLadder(title, rowsOf(ladder).rows);
  },
};

/** The ladder that an address chooses: "Solo". */
function ladderOf(query: SearchParams): string {
  const { options } = LADDERS.fields.ladder;
  return options.find(({ value }) => value === parseFilter(LADDERS, query).ladder)?.label ?? '';
}
