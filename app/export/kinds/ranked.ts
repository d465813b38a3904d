import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { listRankedPlaces, listRankedSeasons } from '#lib/data/player/ranked.ts';
import { LADDER_COLUMNS } from '#lib/exports/columns/board-columns.ts';
import { rowsOf } from '#lib/exports/export-table.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { list, nullable, object } from '#lib/exports/shapes/shape.ts';
import { rankedBlock } from '#lib/exports/text/board-blocks.ts';
import { previewOfLadder } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import { type Filter, parseFilter, text } from '#lib/url/filter/filter.ts';
import { chooseSeason, rankedFilter } from '#lib/url/filter/ranked-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const SEASON = fragment(documents.RankedSeasonFragmentDoc);

/** The filter without any season. */
const LADDERS = rankedFilter([]);

/** The filter of the ladders. Only the API knows the seasons; without one the ladder is that of the main season. */
const FILTER: Filter = {
  ...LADDERS,
  fields: { ...LADDERS.fields, season: text('season', 'Season', 'Id of a season') },
};

const SEASONS: RecordSource<object, string, { readonly seasons: readonly documents.RankedSeasonFragment[] }> =
  {
    idOf: () => '',
    get: async () => mapAnswer(await listRankedSeasons(), (seasons) => ({ seasons })),
  };

export const RANKED_EXPORTS = pageExports('/ranked-leaderboard', 'Ranked leaderboard', {
  filter: FILTER,
  source: SEASONS,
  record: object({ seasons: list(SEASON) }),
  // The season is null for one that does not exist.
  load: ({ seasons }, { path, query }) => {
    const season = chooseSeason(seasons, query);
    const ladder = listAddress(path, query, rankedFilter(seasons));
    return {
      season: async () => ({ data: season, staleSince: null }),
      ladder: async () => (season ? listRankedPlaces(season.id, ladder) : NO_ANSWER),
    };
  },
  parts: { season: nullable(SEASON), ladder: nullable(fragment(documents.RankedPageFragmentDoc)) },
  tables: (table) => ({ ladder: table('Ranked leaderboard', LADDER_COLUMNS, 'ladder') }),
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
});

/** The ladder that an address chooses: "Solo". */
function ladderOf(query: SearchParams): string {
  const { options } = LADDERS.fields.ladder;
  return options.find(({ value }) => value === parseFilter(LADDERS, query).ladder)?.label ?? '';
}
