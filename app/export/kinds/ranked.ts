import * as documents from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, NO_ANSWER, type RecordSource } from '#lib/api/answer.ts';
import { listRankedPlaces, listRankedSeasons } from '#lib/data/player/ranked.ts';
import { listRatedPlaces } from '#lib/data/player/ratings.ts';
import { LADDER_COLUMNS, RATED_LADDER_COLUMNS } from '#lib/exports/columns/board-columns.ts';
import { type Asked, pageExports } from '#lib/exports/page-exports.ts';
import { BOOLEAN, changed, INTEGER, list, nullable, object } from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { thousands } from '#lib/format/number.ts';
import { previewOfBoard } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import { type Filter, parseFilter, text } from '#lib/url/filter/filter.ts';
import { chooseSeason, ladderType, rankedFilter } from '#lib/url/filter/ranked-filter.ts';
import { type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const SEASON = documents.RankedSeasonFragmentDoc;

const RATINGS = changed(documents.RatedPageFragmentDoc, {
  nodes: list(
    changed(documents.RatedRowFragmentDoc, {
      rank: INTEGER,
      guild: nullable(documents.GuildTagFragmentDoc),
      isSettled: nullable(BOOLEAN),
    }),
  ),
});

/** The filter without any season. */
const LADDERS = rankedFilter([]);

/** The filter of the ladders. Only the API knows the seasons; without one the ladder is that of the main season. */
const FILTER: Filter = {
  ...LADDERS,
  fields: { ...LADDERS.fields, season: text('season', 'Season', 'Id of a season') },
};

/** True for an address of a ladder that has ratings and no places of the game's. */
const isRated = (query: SearchParams): boolean =>
  ladderType(parseFilter(LADDERS, query).ladder).rated !== undefined;

interface Seasons {
  readonly seasons: readonly documents.RankedSeasonFragment[];
}

const SEASONS: RecordSource<object, string, Seasons> = {
  idOf: () => '',
  get: async () => mapAnswer(await listRankedSeasons(), (seasons) => ({ seasons })),
};

/** Loads a ladder in the season that an address chooses; null for one that does not exist. */
async function inSeason<Found>(
  list: (season: string, ladder: ListAddress<ReturnType<typeof rankedFilter>>) => Promise<Answer<Found>>,
  { record: { seasons }, path, query }: Pick<Asked<Seasons, never>, 'record' | 'path' | 'query'>,
): Promise<Answer<Found | null>> {
  const season = chooseSeason(seasons, query);
  return season ? list(season.id, listAddress(path, query, rankedFilter(seasons))) : NO_ANSWER;
}

export const RANKED_EXPORTS = pageExports('/ranked-leaderboard', 'Ranked leaderboard', {
  filter: FILTER,
  source: SEASONS,
  record: object({ seasons: list(SEASON) }),
  parts: (part) => ({
    // The season is null for one that does not exist.
    season: part(async ({ record: { seasons }, query }) => ({
      data: chooseSeason(seasons, query),
      provenance: null,
    })).json(nullable(SEASON)),
    ladder: part((asked) => inSeason(listRankedPlaces, asked)).json(
      nullable(documents.RankedPageFragmentDoc),
    ),
    ratings: part((asked) => inSeason(listRatedPlaces, asked)).json(nullable(RATINGS)),
  }),
  tables: (table) => ({
    ladder: table('Ranked leaderboard', ({ part }) => part('ladder'), LADDER_COLUMNS, {
      needs: (params) => !isRated(params),
    }),
    ratings: table('Ladder of ratings', ({ part }) => part('ratings'), RATED_LADDER_COLUMNS, {
      needs: isRated,
    }),
  }),
  text: async ({ query, part }) => {
    const [season, ladder, ratings] = [await part('season'), await part('ladder'), await part('ratings')];
    const name = [season?.name, ladderOf(query)].filter(Boolean).join(', ');
    const place = ({ rank }: { readonly rank: number }) => String(rank);
    const playerName = ({ character }: Pick<documents.RankedRowFragment, 'character'>) => character.name;
    const table = ratings
      ? blockTable(ratings.nodes, [
          ['#', place, 'end'],
          ['Name', playerName],
          ['Strength', ({ mu }) => thousands(Math.round(mu)), 'end'],
          ['Sigma', ({ sigma }) => thousands(Math.round(sigma)), 'end'],
        ])
      : blockTable(ladder?.nodes ?? [], [
          ['#', place, 'end'],
          ['Name', playerName],
          ['Wins', ({ wins }) => thousands(wins), 'end'],
          ['Losses', ({ losses }) => thousands(losses), 'end'],
          ['Rating', ({ rating }) => thousands(rating), 'end'],
        ]);
    return { title: 'Ranked leaderboard', facts: name, ...table };
  },
  preview: async ({ query, part }) => {
    const [season, ladder] = [await part('season'), (await part('ratings')) ?? (await part('ladder'))];
    const title = season
      ? `Ranked, ${ladderOf(query).toLowerCase()} ladder of ${season.name}`
      : 'Ranked leaderboard';
    const places = (ladder?.nodes ?? []).map(({ rank, rating, character }) => ({
      place: rank,
      sharedBy: 1,
      owner: character,
      total: { value: thousands(Math.round(rating)), label: 'rating' },
    }));
    return { ...previewOfBoard(title, places), ...(places.length > 0 && { facts: '' }) };
  },
});

/** The ladder that an address chooses: "Solo". */
function ladderOf(query: SearchParams): string {
  const { options } = LADDERS.fields.ladder;
  return options.find(({ value }) => value === parseFilter(LADDERS, query).ladder)?.label ?? '';
}
