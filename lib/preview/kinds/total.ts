import { plural, thousands } from '#lib/format/number.ts';

import type { Total } from '../preview.ts';

/**
 * A count as a total of a preview.
 * @example countTotal(1, 'kill', 'kills') // { value: '1', label: 'kill' }
 */
export function countTotal(count: number, one: string, many: string): Total {
  return { value: thousands(count), label: plural(count, one, many) };
}

/** The facts of a preview's line; those that say nothing are left out. */
export function factsLine(...facts: readonly (string | null | undefined | false)[]): string {
  return facts
    .map((fact) => (fact || '').trim())
    .filter(Boolean)
    .join(', ');
}
