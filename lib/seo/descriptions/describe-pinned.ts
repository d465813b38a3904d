import { pinnedStanding, RANKED_KEYS } from '#lib/game/battles/pinned-standing.ts';
import { listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { parsePin } from '#lib/url/paging/pin.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { describeStanding } from './describe-standing.ts';
import type { PageDescription } from '../metadata.ts';

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
  const pin = parsePin(query);
  if (pin === undefined) return board;
  const all = await scores().catch(() => null);
  const standing = pinnedStanding(all ?? [], pin, parseScoreSort(query, RANKED_KEYS)?.key);
  if (!standing) return board;
  return { ...describeStanding(board, standing), sharedPath: listHref(listAddress(board.path, query)) };
}
