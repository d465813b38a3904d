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
 * A link to the row of a player on a scoreboard.
 * @example pinnedHref('/scenario/1', '4711') // '/scenario/1?pin=4711#pinned'
 */
export function pinnedHref(path: Route, characterId: string): Route {
  // The fragment changes no page.
  return `${pinnedPath(path, characterId)}#${PINNED_ID}` as Route;
}
