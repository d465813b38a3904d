import {
  GetRankedLeaderboardDocument,
  GetRankedLeaderboardSeasonsDocument,
  type GetRankedLeaderboardSeasonsQuery,
  type RankedPageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, NO_ANSWER, LIVE, PROFILE } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { chosenCareers, ladderType, type LadderList } from '#lib/url/filter/ranked-filter.ts';

import { askPage } from '../page-or-first.ts';

/** Ranks on a page of a ranked ladder. */
const RANKS_PER_PAGE = 20;

type RankedSeasons = GetRankedLeaderboardSeasonsQuery['rankedSeasons'];
/** Every season, in the API's order. */
export async function listRankedSeasons(): Promise<Answer<RankedSeasons>> {
  return mapAnswer(
    await query(GetRankedLeaderboardSeasonsDocument, {}, PROFILE),
    ({ rankedSeasons }) => rankedSeasons,
  );
}

/** One page of a season's ranked ladder; null for an unknown season, and where the address chooses ratings. */
export async function listRankedPlaces(
  season: string,
  { values, cursor }: LadderList,
): Promise<Answer<RankedPageFragment | null>> {
  const { ranked } = ladderType(values.ladder);
  if (!ranked) return NO_ANSWER;
  return askPage(
    GetRankedLeaderboardDocument,
    { season, type: ranked, careers: chosenCareers(values) },
    { size: RANKS_PER_PAGE, policy: LIVE },
    cursor,
    ({ rankedSeason }) => rankedSeason?.leaderboard,
  );
}
