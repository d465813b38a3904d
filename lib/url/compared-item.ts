import { parseEntityId } from '#lib/game/ids.ts';

import { first, type SearchParams } from './search-params.ts';

/** The parameter that names the item which another is compared with. */
export const COMPARED_PARAM = 'vs';

/**
 * Which item the page of another is to be compared with: undefined where the address asks for no comparison, null
 * where it names what no item can be, or the item itself.
 * @param id the item that the page is about
 * @example comparedItem({ vs: '12' }, '7') // '12'
 */
export function comparedItem(query: SearchParams, id: string): string | null | undefined {
  const given = first(query, COMPARED_PARAM, Number.POSITIVE_INFINITY);
  if (!given) return undefined;
  const other = parseEntityId(given);
  return other === id ? null : other;
}
