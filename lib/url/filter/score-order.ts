import type { Route } from 'next';

import type { ScoreKey, ScoreSort } from '#lib/game/battles/score-sort.ts';

import { parsePin, PIN } from '../paging/pin.ts';
import { first, type SearchParams } from '../search-params.ts';
import { withQuery } from '../search-params.ts';

/**
 * The order in an address, as `sort=damage` or, ascending, `sort=damage&dir=asc`. Null without one of these keys.
 * @example parseScoreSort({ sort: 'damage' }, SKIRMISH_SORT_KEYS) // { key: 'damage', descending: true }
 */
export function parseScoreSort(params: SearchParams, keys: readonly ScoreKey[]): ScoreSort | null {
  const wanted = first(params, 'sort');
  const key = keys.find((known) => known === wanted);
  return key ? { key, descending: first(params, 'dir') !== 'asc' } : null;
}

/**
 * The address of an order, for a scoreboard without filter and cursor, as the browser makes it: what reads and writes
 * filters weighs as much as all else that it needs to sort, so that `sortHref` stands in a file of its own.
 * @param params what the address of the page says; it may mark a player and group the rows
 * @example wholeSortHref('/scenario/1', { pin: '4711' }, { key: 'kills', descending: true }) // '/scenario/1?pin=4711&sort=kills'
 */
export function wholeSortHref(path: Route, params: SearchParams, { key, descending }: ScoreSort): Route {
  const pin = parsePin(params);
  const group = first(params, 'group');
  const query = {
    ...(descending ? {} : { dir: 'asc' }),
    ...((group === 'side' || group === 'role') && { group }),
    ...(pin && { [PIN]: pin }),
    sort: key,
  };
  return withQuery(path, new URLSearchParams(query));
}
