import type { Route } from 'next';

import type { ScoreSort } from '#lib/game/battles/score-sort.ts';

import { cursorNames } from './cursor.ts';
import { type ListAddress, listHref } from './list-address.ts';

/**
 * The address of an order. The cursor goes, since another order makes another list; the default order needs no
 * parameters.
 * @example sortHref(scoreboard, { key: 'kills', descending: false }) // '/scenario/1?dir=asc&sort=kills'
 */
export function sortHref(list: ListAddress, sort: ScoreSort, byDefault: ScoreSort | null = null): Route {
  const isDefault = byDefault?.key === sort.key && byDefault.descending === sort.descending;
  const { after, before } = cursorNames(list.prefix);
  return listHref(list, {
    sort: isDefault ? null : sort.key,
    dir: sort.descending ? null : 'asc',
    [after]: null,
    [before]: null,
  });
}
