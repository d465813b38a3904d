import {
  GetRankedLeaderboardDocument,
  GetRankedLeaderboardSeasonsDocument,
  type GetRankedLeaderboardQuery,
  type GetRankedLeaderboardSeasonsQuery,
} from '#graphql/generated/documents.ts';
import { LIVE, PROFILE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { type Ladder, RATING_TYPES } from '#lib/url/ranked-filter.ts';
import type { Cursor } from '#lib/url/paging.ts';

import { pageOrFirst } from './page-or-first.ts';

/** Places on a page of a ranked ladder (spec §9). */
const PLACES_PER_PAGE = 20;

export type RankedSeasons = GetRankedLeaderboardSeasonsQuery['rankedSeasons'];
export type RankedPage = NonNullable<NonNullable<GetRankedLeaderboardQuery['rankedSeason']>['leaderboard']>;

/** Every season, in the API's order. */
export async function listRankedSeasons(): Promise<RankedSeasons> {
  const { rankedSeasons } = await query(GetRankedLeaderboardSeasonsDocument, {}, PROFILE);
  return rankedSeasons;
}

/** One page of a season's ladder; null when the season is unknown. */
export function listRankedPlaces(season: string, ladder: Ladder, cursor: Cursor): Promise<RankedPage | null> {
  return pageOrFirst(PLACES_PER_PAGE, cursor, async (page) => {
    const variables = { season, type: RATING_TYPES[ladder], ...page };
    const { rankedSeason } = await query(GetRankedLeaderboardDocument, variables, LIVE);
    return rankedSeason?.leaderboard ?? null;
  });
}
