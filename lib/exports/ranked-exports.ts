import type { RankedPageFragment, RankedRowFragment } from '#graphql/generated/documents.ts';
import { type Filter, parseFilter, text } from '#lib/url/filter.ts';
import { rankedFilter } from '#lib/url/ranked-filter.ts';

import { characterColumns, guildColumns } from './combatant-columns.ts';
import { column, type ExportColumn, exportTable, rowsOf } from './export-table.ts';
import type { PageExports } from './page-exports.ts';
import { rankedBlock } from './text/leaderboard-block.ts';

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

/** The filter without any season. */
const LADDERS = rankedFilter([]);

/** Which seasons there are is known to the API alone; without one the ladder is that of the main season. */
const FILTER: Filter = {
  ...LADDERS,
  fields: { ...LADDERS.fields, season: text('season', 'Season', 'Id of a season') },
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
  text: async ({ query, part }) => {
    const [season, ladder] = [await part('season'), await part('ladder')];
    const { options } = LADDERS.fields.ladder;
    const type = options.find(({ value }) => value === parseFilter(LADDERS, query).ladder);
    const name = [season?.name, type?.label].filter(Boolean).join(', ');
    return rankedBlock(ladder?.nodes ?? [], name);
  },
};
