import { plural, thousands } from '#lib/format/number.ts';
import { ordinal } from '#lib/format/ordinal.ts';

import type { Total } from '../preview.ts';

/** A count as a total of a preview. @example countTotal(1, 'kill') // { value: '1', label: 'kill' } */
export function countTotal(count: number, one: string, many?: string): Total {
  return { value: thousands(count), label: plural(count, one, many) };
}

/**
 * A place on the leaderboard of this week for the line of facts; null for none.
 * @example placeWords(7) // '7th this week'
 */
export const placeWords = (place: number | null): string | null =>
  place === null ? null : `${ordinal(place)} this week`;

/** The facts of a preview's line; those that say nothing are left out. */
export function factsLine(...facts: readonly (string | null | undefined | false)[]): string {
  return facts
    .map((fact) => (fact || '').trim())
    .filter(Boolean)
    .join(', ');
}
