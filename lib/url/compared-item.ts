import { parseEntityId } from '#lib/game/ids.ts';

import { first, type SearchParams } from './search-params.ts';

/** The parameter that names the item which another is compared with. */
export const COMPARED_PARAM = 'vs';

/**
 * Returns the id of the item that an item's page compares it with: undefined without a comparison, null where the
 * address names no valid item, or the item itself.
 * @param id the item that the page is about
 * @example comparedItem({ vs: '12' }, '7') // '12'
 */
export function comparedItem(query: SearchParams, id: string): string | null | undefined {
  const given = first(query, COMPARED_PARAM, Number.POSITIVE_INFINITY);
  if (!given) return undefined;
  const other = parseEntityId(given);
  return other === id ? null : other;
}
