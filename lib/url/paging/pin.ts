import type { Route } from 'next';

import { parseEntityId } from '#lib/game/ids.ts';

import { first, type SearchParams, withQuery } from '../search-params.ts';

/** The parameter that marks a player on a scoreboard. */
export const PIN = 'pin';

/** Longer than any name. */
const LONGEST_NAME = 50;

/** The fragment of the marked row. */
export const PINNED_ID = 'pinned';

/**
 * The player that an address marks on a scoreboard, by character id or name; undefined for anything else.
 * @example parsePin({ pin: '#4711' }) // '4711'
 * @example parsePin({ pin: ' Kordak ' }) // 'Kordak'
 */
export function parsePin(query: SearchParams): string | undefined {
  const pin = first(query, PIN, LONGEST_NAME)?.trim().replace(/^#/, '');
  return parseEntityId(pin) ?? (pin && /\p{L}/u.test(pin) ? pin : undefined);
}

/**
 * The address of a scoreboard that marks a player.
 * @example pinnedPath('/scenario/1', '4711') // '/scenario/1?pin=4711'
 */
export function pinnedPath(path: Route, characterId: string): Route {
  return withQuery(path, new URLSearchParams({ [PIN]: characterId }));
}

/**
 * A link to a scoreboard: to the row of a player or, where no player is of interest, to the whole.
 * @example scoreboardHref('/scenario/1', '4711') // '/scenario/1?pin=4711#pinned'
 */
export function scoreboardHref(path: Route, characterId: string | undefined): Route {
  return characterId === undefined ? path : toPinned(pinnedPath(path, characterId));
}

/**
 * The address of a page with a marked row, at that row.
 * @example toPinned('/scenario/1?pin=4711') // '/scenario/1?pin=4711#pinned'
 */
export function toPinned(path: Route): Route {
  // The fragment does not affect the page.
  return `${path}#${PINNED_ID}` as Route;
}
