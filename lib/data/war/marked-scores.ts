import type { SkirmishScoreFragment, SkirmishScorePageFragment } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import {
  markedPlayer,
  pinnedStanding,
  RANKED_KEYS,
  type Standing,
} from '#lib/game/battles/pinned-standing.ts';
import type { ScoreSort } from '#lib/game/battles/score-sort.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { parsePin } from '#lib/url/paging/pin.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';

import { listEverySkirmishScore, listSkirmishScores } from './skirmish-scores.ts';

/** Pages that are looked through for a player. */
const PAGES = 20;

const BY_DAMAGE: ScoreSort = { key: 'damage', descending: true };

/** A page of a skirmish's scoreboard, and how the player did whom the address marks. */
export interface MarkedScores {
  readonly page: SkirmishScorePageFragment;
  readonly standing: Standing | null;
  /** Players whom the address may mean, where it means several. */
  readonly choices: readonly SkirmishScoreFragment['character'][];
}

/** Everybody on a skirmish's scoreboard, for the place of one; null where the skirmish is unknown. */
export async function listEverybody(id: string): Promise<Answer<readonly SkirmishScoreFragment[] | null>> {
  return mapAnswer(await listEverySkirmishScore(id, BY_DAMAGE), (board) => board?.nodes ?? null);
}

/**
 * Loads one page of a skirmish's scoreboard in the requested order: the one that the address names or, where it names
 * none but marks a player, the page with that player. Null when the skirmish is unknown.
 */
export async function listMarkedScores(
  id: string,
  sort: ScoreSort,
  list: ListAddress,
): Promise<Answer<MarkedScores | null>> {
  const pin = parsePin(list.params);
  const everybody = pin === undefined ? [] : ((await listEverybody(id)).data ?? []);
  const standing = pinnedStanding(everybody, pin, parseScoreSort(list.params, RANKED_KEYS)?.key);
  const { choices } = markedPlayer(everybody, pin);
  const hasCursor = list.cursor.after !== undefined || list.cursor.before !== undefined;
  const answer = await (standing && !hasCursor
    ? findPage(id, sort, { list, marked: standing.id })
    : listSkirmishScores(id, sort, list));
  return mapAnswer(answer, (page) => page && { page, standing, choices });
}

/** The page of a player; the first one where the player is far down. */
async function findPage(
  id: string,
  sort: ScoreSort,
  { list, marked }: { readonly list: ListAddress; readonly marked: string },
): Promise<Answer<SkirmishScorePageFragment | null>> {
  const first = await listSkirmishScores(id, sort, list);
  let page = first;
  for (let turned = 0; turned < PAGES; turned += 1) {
    const { nodes, pageInfo } = page.data ?? {};
    if (nodes?.some(({ character }) => character.id === marked)) return page;
    if (!pageInfo?.hasNextPage || pageInfo.endCursor === null) break;
    // Each page tells where the next one begins.
    page = await listSkirmishScores(id, sort, { ...list, cursor: { after: pageInfo.endCursor } });
  }
  return first;
}
