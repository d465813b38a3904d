import {
  GetRankedLeaderboardDocument,
  GetRankedLeaderboardSeasonsDocument,
  type GetRankedLeaderboardSeasonsQuery,
  type RankedPageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE, PROFILE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type rankedFilter, RATING_TYPES } from '#lib/url/filter/ranked-filter.ts';

import { askPage } from '../page-or-first.ts';

/** Ranks on a page of a ranked ladder. */
const RANKS_PER_PAGE = 20;

type RankedSeasons = GetRankedLeaderboardSeasonsQuery['rankedSeasons'];
type RankedList = ListAddress<ReturnType<typeof rankedFilter>>;

/** Every season, in the API's order. */
export async function listRankedSeasons(): Promise<Answer<RankedSeasons>> {
  return mapAnswer(
    await query(GetRankedLeaderboardSeasonsDocument, {}, PROFILE),
    ({ rankedSeasons }) => rankedSeasons,
  );
}

/** One page of a season's ladder; null when the season is unknown. */
export function listRankedPlaces(
  season: string,
  { values, cursor }: RankedList,
): Promise<Answer<RankedPageFragment | null>> {
  return askPage(
    GetRankedLeaderboardDocument,
    { season, type: RATING_TYPES[values.ladder] },
    { size: RANKS_PER_PAGE, policy: LIVE },
    cursor,
    ({ rankedSeason }) => rankedSeason?.leaderboard,
  );
}
