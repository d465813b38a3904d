import type { Route } from 'next';

import { parseEntityId } from '#lib/game/ids.ts';

import { first, type SearchParams } from './search-params.ts';
import { withQuery } from './with-query.ts';

/** The parameter that marks a player on a scoreboard. */
export const PIN = 'pin';

/** The fragment of the marked row. */
export const PINNED_ID = 'pinned';

/**
 * Whom an address marks on a scoreboard: the id of a character; undefined for nobody and for what is no id.
 * @example parsePin({ pin: '4711' }) // '4711'
 */
export function parsePin(query: SearchParams): string | undefined {
  return parseEntityId(first(query, PIN)) ?? undefined;
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
  // The fragment changes no page.
  return `${path}#${PINNED_ID}` as Route;
}
