import { needOf } from '#lib/url/filter/needs.ts';

import { isOffered } from './offered.ts';

/**
 * Returns the subject of the page at an address that the API does not offer; null where it does, as far as is known by
 * now.
 * @example missingSubject('/chapter/7') // 'Chapters'
 */
export function missingSubject(path: string): string | null {
  const need = needOf(path);
  return need && !isOffered(need.field) ? need.what : null;
}

/** @example saysMissing('Chapters') // 'The API that this site reads does not offer chapters.' */
export const saysMissing = (subject: string): string =>
  `The API that this site reads does not offer ${subject.toLowerCase()}.`;
