import { pinnedStanding, RANKED_KEYS, type Standing } from '#lib/game/battles/pinned-standing.ts';
import { listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { parsePin } from '#lib/url/paging/pin.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import type { PageDescription } from '../metadata.ts';
import { thousands, ordinal } from '#lib/format/number.ts';
import { type Description, titleOf } from './wording.ts';

/** The end of a battle's title: how it ended. */
const OUTCOME = /: [^:]+$/;

/** Describes a player's rank in a few words. @example standingWords(standing) // 'Kordak, 2nd in damage' */
export function standingWords({ name, place }: Standing): string {
  return place ? `${name}, ${ordinal(place.rank)} in ${place.measure}` : name;
}

/**
 * A scoreboard that a player is marked on: what it says of itself, the player first.
 * @example describeStanding(describeScenario(run), standing).title // 'Kordak, 2nd in damage: Mourkain Temple, …'
 */
function describeStanding<Board extends Description>(board: Board, standing: Standing): Board {
  const { name, place, players } = standing;
  const deed = place
    ? `${name} was ${ordinal(place.rank)} of ${thousands(players)} in ${place.measure} with ${thousands(place.value)}. `
    : '';
  return {
    ...board,
    title: titleOf(
      `${standingWords(standing)}: ${board.title}`,
      `${standingWords(standing)}: ${board.title.replace(OUTCOME, '')}`,
    ),
    description: deed + board.description,
  };
}

/** Finds the player whom an address marks on a scoreboard; null for none, and where the scores fail. */
export async function standingIn(
  query: SearchParams,
  scores: () => Promise<Scores | null>,
): Promise<Standing | null> {
  const pin = parsePin(query);
  if (pin === undefined) return null;
  const all = await scores().catch(() => null);
  return pinnedStanding(all ?? [], pin, parseScoreSort(query, RANKED_KEYS)?.key);
}

type Board = Pick<PageDescription, 'title' | 'description' | 'path' | 'sharedPath'>;
type Scores = Parameters<typeof pinnedStanding>[0];

/**
 * Describes a page with a scoreboard. Where its address marks a player on it, the description begins with the player's
 * rank, and previews lead to the marked row. The scores are loaded only then; where they fail, the page is described
 * as without a mark.
 */
export async function describePinned(
  board: Board,
  query: SearchParams,
  scores: () => Promise<Scores | null>,
): Promise<Board> {
  const standing = await standingIn(query, scores);
  if (!standing) return board;
  return { ...describeStanding(board, standing), sharedPath: listHref(listAddress(board.path, query)) };
}
