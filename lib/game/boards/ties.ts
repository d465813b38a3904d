import { plain, plural } from '#lib/format/number.ts';

/** An entry of the API's boards with its rank, and how many have that rank. */
export interface Ranked {
  readonly rank: number;
  /** NaN where it is not known. */
  readonly sharedBy: number;
}

/** A place in some order, and how many have it. */
export interface Placed {
  readonly place: number;
  readonly sharedBy: number;
}

/** The last place of a list, and how many have it too and are not listed; NaN where that is not known. */
export interface CutTie {
  readonly place: number;
  readonly more: number;
}

/** The places that APIs give of a board, at most. */
const MOST_PLACES = 100;

const sharing = (entries: readonly Ranked[], rank: number): number =>
  entries.filter((entry) => entry.rank === rank).length;

/** Adds how many share each rank if the API does not. Unknown for the last rank of a full board: more may share it. */
export function withShares<Entry extends Ranked>(board: readonly Entry[]): readonly Entry[] {
  const last = board.length < MOST_PLACES ? null : board.at(-1)?.rank;
  const shared = ({ rank, sharedBy }: Entry) =>
    Number.isNaN(sharedBy) && rank !== last ? sharing(board, rank) : sharedBy;
  return board.map((entry) => Object.assign({}, entry, { sharedBy: shared(entry) }));
}

/**
 * Finds the place of a player or guild: the entry, or the last one of those with as many kills, which may be cut off the board.
 * @param kills of them
 */
export function placeOn<Entry extends { readonly kills: number }>(
  board: readonly Entry[],
  isOwn: (entry: Entry) => boolean,
  kills: number,
): Entry | null {
  const last = board.at(-1);
  return board.find(isOwn) ?? (last && kills > 0 && kills === last.kills ? last : null);
}

/** Counts those that share the last place of a list and are not on it; null for none. */
export function cutTie(rows: readonly Placed[]): CutTie | null {
  const last = rows.at(-1);
  if (!last) return null;
  const more = last.sharedBy - rows.filter(({ place }) => place === last.place).length;
  return more === 0 ? null : { place: last.place, more };
}

/**
 * Says how many more share the last place of a list; '' for none.
 * @example tieWords({ place: 8, more: 4 }) // '4 more share place 8'
 */
export function tieWords(cut: CutTie | null): string {
  if (cut === null) return '';
  const place = `place ${plain(cut.place)}`;
  if (Number.isNaN(cut.more)) return `More may share ${place}`;
  return `${plain(cut.more)} more ${plural(cut.more, 'shares', 'share')} ${place}`;
}

/**
 * Says how many share a place; '' where one alone has it, or the number is not known.
 * @example sharedWords(59) // ', shared by 59'
 */
export const sharedWords = (sharedBy: number): string =>
  sharedBy > 1 ? `, shared by ${plain(sharedBy)}` : '';

/** Entries of a board as places by kills. */
export const byRank = <Entry extends Ranked>(entries: readonly Entry[]): readonly Placed[] =>
  entries.map(({ rank, sharedBy }) => ({ place: rank, sharedBy }));
