import { PAGE_KINDS } from '#lib/url/page-kinds.ts';
import { needOf } from '#lib/url/filter/needs.ts';

import { isOffered } from './offered.ts';
import { isOfRecord } from './site-record.ts';

/**
 * Returns the subject of the page at an address that the API does not offer; null where it does, as far as is known by
 * now.
 * @example missingSubject('/chapter/7') // 'Chapters'
 */
export function missingSubject(path: string): string | null {
  const need = needOf(path);
  return need && !isOffered(need.field) ? need.what : null;
}

/** Subjects that our own API alone counts, of a database of the war or of a record. */
const COUNTED: ReadonlySet<string> = new Set(
  Object.values(PAGE_KINDS).flatMap(({ need }) => (need && isOfRecord(need.field) ? need.what : [])),
);

/**
 * Says why there is no such page.
 * @example saysMissing('Chapters') // 'The API that this site reads does not offer chapters.'
 */
export function saysMissing(subject: string): string {
  const why = COUNTED.has(subject) ? ', and this site keeps no record to count them from' : '';
  return `The API that this site reads does not offer ${subject.toLowerCase()}${why}.`;
}
