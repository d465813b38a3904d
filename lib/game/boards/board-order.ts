import { killRatio } from '#lib/game/players/kills-per-death.ts';

import type { Placed as Place, Ranked } from './ties.ts';

/** The measures that a board of kills can be ordered by. */
export const KILL_ORDERS = ['kills', 'deaths', 'ratio'] as const;

export type BoardOrder = (typeof KILL_ORDERS)[number];

/** The order of a board of kills that a choice means: by kills where it means another board. */
export const killOrder = (chosen: string): BoardOrder =>
  KILL_ORDERS.find((known) => known === chosen) ?? 'kills';

/** An entry of the API's boards; its rank is by kills. */
export interface Standing extends Ranked {
  readonly kills: number;
  /** NaN if the API has none. */
  readonly deaths: number;
}

/** An entry with its place in some order. */
export interface Placed<Entry extends Standing> extends Place {
  readonly entry: Entry;
}

const VALUES: Readonly<Record<BoardOrder, (standing: Standing) => number>> = {
  kills: ({ kills }) => kills,
  deaths: ({ deaths }) => deaths,
  ratio: ({ kills, deaths }) => killRatio(kills, deaths),
};

/**
 * The entries in an order, the most first, each with its place: equal values share one, and the next place counts all
 * before it. By kills, places are the ranks that the API gives; in other orders they are among the entries. What is not known stands last.
 * @example placed([{ rank: 1, kills: 9, deaths: 3 }, { rank: 2, kills: 8, deaths: 1 }], 'ratio')[0]?.entry.kills // 8
 */
export function placed<Entry extends Standing>(
  entries: readonly Entry[],
  order: BoardOrder,
): readonly Placed<Entry>[] {
  if (order === 'kills') {
    return entries.map((entry) => ({ place: entry.rank, sharedBy: entry.sharedBy, entry }));
  }
  const valueOf = (entry: Entry) => known(VALUES[order](entry));
  const sorted = entries.toSorted((one, other) => valueOf(other) - valueOf(one));
  const values = sorted.map(valueOf);
  return sorted.map((entry) => {
    const value = valueOf(entry);
    const sharedBy = values.lastIndexOf(value) - values.indexOf(value) + 1;
    return { place: values.indexOf(value) + 1, sharedBy, entry };
  });
}

const known = (value: number): number => (Number.isNaN(value) ? -1 : value);
