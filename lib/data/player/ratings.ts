import {
  type CharacterRatingFilterInput,
  CountRatingsDocument,
  GetRatingsDocument,
  type RatedPageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, NO_ANSWER, LIVE, SUMS } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { type RatedLadder, ratedPlaces } from '#lib/game/boards/rated-ladder.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { chosenCareers, ladderType, type LadderList } from '#lib/url/filter/ranked-filter.ts';
import type { Cursor } from '#lib/url/paging/cursor.ts';
import { PIN } from '#lib/url/paging/pin.ts';
import { pageOrFirst } from '../page-or-first.ts';

/** Places on a page of a ladder of ratings. */
const PER_PAGE = 20;

/** Ratings of one kind in a season, as the API filters them. */
interface Rated {
  readonly seasonId: { readonly eq: number };
  readonly ratingType: { readonly eq: 'CASUAL' | 'CITY' };
}

/** The filter of a season's ratings of one kind. */
const ratedIn = (season: string, type: Rated['ratingType']['eq']): Rated => ({
  seasonId: { eq: Number(season) },
  ratingType: { eq: type },
});

/**
 * One page of a ladder of ratings, ordered by the most likely strength (mu), since the API orders by no other; null where
 * the address chooses a ranked ladder. Without a page in the address it is the page of the player whose id `pin` has.
 * @throws ApiError when the page fails
 */
export async function listRatedPlaces(
  season: string,
  { values, params, cursor }: LadderList,
): Promise<Answer<RatedLadder | null>> {
  const { rated } = ladderType(values.ladder);
  if (!rated) return NO_ANSWER;
  const where = ratedIn(season, rated);
  const careers = chosenCareers(values);
  const start = (cursor.after ?? cursor.before) ? cursor : await pageWith(params[PIN], where, careers);
  const page = await pageOrFirst(PER_PAGE, start, (variables) =>
    query(GetRatingsDocument, { where, careers, order: [{ mu: 'DESC' }], ...variables }, LIVE),
  );
  const { nodes, pageInfo, totalCount, quarterSigma } = page.data.characterRatings ?? NO_RATINGS;
  const rows = nodes ?? [];
  const stronger = rows[0] && pageInfo.hasPreviousPage ? await countStronger(where, rows[0].mu, careers) : 0;
  const places = ratedPlaces(rows, stronger, quarterSigma ?? null);
  return joinAnswers([page], { nodes: places, pageInfo, totalCount, quarterSigma });
}

const NO_RATINGS: RatedPageFragment = {
  nodes: [],
  totalCount: 0,
  quarterSigma: null,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

type Careers = ReturnType<typeof chosenCareers>;

/** The number of players of a ladder who are stronger than this. */
const countStronger = (where: Rated, mu: number, careers?: Careers): Promise<number> =>
  countRatings({ ...where, mu: { gt: mu } }, careers);

async function countRatings(where: CharacterRatingFilterInput, careers?: Careers): Promise<number> {
  const { data } = await query(CountRatingsDocument, { where, careers }, SUMS);
  return data.characterRatings?.totalCount ?? 0;
}

/** The start of the page with a player; the first page for a player who has no such rating. */
async function pageWith(pin: string | undefined, where: Rated, careers: Careers): Promise<Cursor> {
  const id = parseEntityId(pin);
  if (id === null) return {};
  const own = { where: { ...where, characterId: { eq: Number(id) } }, order: [], first: 1 };
  const mu = (await query(GetRatingsDocument, own, LIVE)).data.characterRatings?.nodes?.[0]?.mu;
  if (mu === undefined) return {};
  // Equals stand in the order of their ids.
  const equals = { ...where, mu: { gte: mu, lte: mu }, characterId: { lt: Number(id) } };
  const [stronger, equal] = await Promise.all([
    countStronger(where, mu, careers),
    countRatings(equals, careers),
  ]);
  const before = stronger + equal;
  return afterPlace(before - (before % PER_PAGE));
}

/** The cursor behind so many rows: every API of the game takes the place of a row for one. */
const afterPlace = (rows: number): Cursor => (rows === 0 ? {} : { after: btoa(String(rows - 1)) });
