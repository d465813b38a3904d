import type { SkirmishScoreFragment, SkirmishScorePageFragment } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { pinnedStanding, RANKED_KEYS, type Standing } from '#lib/game/battles/pinned-standing.ts';
import { type ScoreSort, SKIRMISH_SORT } from '#lib/game/battles/score-sort.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { parsePin } from '#lib/url/pin.ts';
import { parseScoreSort } from '#lib/url/score-order.ts';

import { listEverySkirmishScore, listSkirmishScores } from './skirmish-scores.ts';

/** Pages that are looked through for a player. */
const PAGES = 20;

/** A page of a skirmish's scoreboard, and how the player did whom the address marks. */
export interface MarkedScores {
  readonly page: SkirmishScorePageFragment;
  readonly standing: Standing | null;
}

type ScorePage = Answer<SkirmishScorePageFragment | null>;

/**
 * Everybody on a skirmish's scoreboard; null where the skirmish is unknown.
 * @throws ApiError
 */
export async function listAllSkirmishScores(id: string): Promise<Answer<SkirmishScoreFragment[] | null>> {
  return mapAnswer(await listEverySkirmishScore(id, SKIRMISH_SORT), (page) => page?.nodes ?? null);
}

/**
 * One page of a skirmish's scoreboard in the order asked for: the one that the address names or, where it names none but
 * marks a player, the page that the player is on. Null when the skirmish is unknown.
 * @throws ApiError
 */
export async function listMarkedScores(
  id: string,
  sort: ScoreSort,
  list: ListAddress,
): Promise<Answer<MarkedScores | null>> {
  const pin = parsePin(list.params);
  const everybody = pin === undefined ? null : await listAllSkirmishScores(id);
  const standing = pinnedStanding(everybody?.data ?? [], pin, parseScoreSort(list.params, RANKED_KEYS)?.key);
  const hasCursor = list.cursor.after !== undefined || list.cursor.before !== undefined;
  const { data, staleSince } = await (standing && !hasCursor
    ? findPage(id, sort, { list, pin })
    : listSkirmishScores(id, sort, list));
  return { data: data && { page: data, standing }, staleSince };
}

/** The page of a player; the first one where the player is far down. */
async function findPage(
  id: string,
  sort: ScoreSort,
  { list, pin }: { readonly list: ListAddress; readonly pin: string | undefined },
): Promise<ScorePage> {
  const has = ({ data }: ScorePage) => data?.nodes?.some(({ character }) => character.id === pin) ?? false;
  const ask = (after: string | null) =>
    listSkirmishScores(id, sort, { ...list, cursor: after === null ? {} : { after } });
  const pages = await pagesUntil(ask, has, PAGES);
  return pages.find(has) ?? pages[0] ?? ask(null);
}

/** Pages one after the other, the first one first, until one is the last or the one that is wanted. */
async function pagesUntil(
  ask: (after: string | null) => Promise<ScorePage>,
  isWanted: (page: ScorePage) => boolean,
  most: number,
): Promise<readonly ScorePage[]> {
  const pages: ScorePage[] = [];
  let after: string | null = null;
  do {
    const page: ScorePage = await ask(after);
    pages.push(page);
    after = page.data?.pageInfo.hasNextPage && !isWanted(page) ? page.data.pageInfo.endCursor : null;
  } while (after !== null && pages.length < most);
  return pages;
}
