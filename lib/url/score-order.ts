import type { Route } from 'next';

import type { ScoreKey, ScoreSort } from '#lib/game/battles/score-sort.ts';

import { cursorNames } from './cursor.ts';
import { type ListAddress, listHref } from './list-address.ts';
import { parsePin, PIN } from './pin.ts';
import { first, type SearchParams } from './search-params.ts';
import { withQuery } from './with-query.ts';

/**
 * The order that an address asks for, as `sort=damage` or, ascending, `sort=damage&dir=asc`.
 * Null when it asks for none of these keys.
 * @example parseScoreSort({ sort: 'damage' }, SKIRMISH_SORT_KEYS) // { key: 'damage', descending: true }
 */
export function parseScoreSort(params: SearchParams, keys: readonly ScoreKey[]): ScoreSort | null {
  const wanted = first(params, 'sort');
  const key = keys.find((known) => known === wanted);
  return key ? { key, descending: first(params, 'dir') !== 'asc' } : null;
}

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

/**
 * The same address for a scoreboard without filter and cursor, as the browser makes it: what reads and writes filters
 * weighs as much as all else that it needs to sort.
 * @param params what the address of the page says; it may mark a player
 * @example wholeSortHref('/scenario/1', { pin: '4711' }, { key: 'kills', descending: true }) // '/scenario/1?pin=4711&sort=kills'
 */
export function wholeSortHref(path: Route, params: SearchParams, { key, descending }: ScoreSort): Route {
  const pin = parsePin(params);
  const query = { ...(descending ? {} : { dir: 'asc' }), ...(pin && { [PIN]: pin }), sort: key };
  return withQuery(path, new URLSearchParams(query));
}
