import { needOf } from '#lib/url/needs.ts';

import { isOffered } from './offered.ts';

/**
 * What the page at an address would show if the API had it; null where it does, as far as that is known by now.
 * @example missingSubject('/chapter/7') // 'Chapters'
 */
export function missingSubject(path: string): string | null {
  const need = needOf(path);
  return need && !isOffered(need.field) ? need.what : null;
}
