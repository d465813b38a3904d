import { PAGE_KINDS } from '#lib/url/page-kinds.ts';
import { needOf } from '#lib/url/page-needs.ts';

import { isOffered, whatIsOffered } from './offered.ts';
import { isOfArchive } from './site-archive.ts';

/**
 * True for the address of a page whose need the API offers, as far as is known by now; also of one that needs nothing.
 * @example isPageOffered('/chapter/7')
 */
export function isPageOffered(path: string): boolean {
  const need = needOf(path);
  return need === undefined || isOffered(need.field);
}

/**
 * Returns the subject of the page at an address where the API does not offer it; null where it does.
 * @example subjectNotOffered('/chapter/7') // 'Chapters'
 */
export const subjectNotOffered = (path: string): string | null =>
  isPageOffered(path) ? null : (needOf(path)?.what ?? null);

/**
 * The same once it is known what the API offers, for a page whose main part is a list: it asks for nothing that is not
 * offered.
 */
export async function askNotOffered(path: string): Promise<string | null> {
  await whatIsOffered();
  return subjectNotOffered(path);
}

/** Subjects that our own API alone counts, of a database of the war or of an archive. */
const COUNTED: ReadonlySet<string> = new Set(
  Object.values(PAGE_KINDS).flatMap(({ need }) => (need && isOfArchive(need.field) ? need.what : [])),
);

/**
 * Says why there is no such page.
 * @example notOfferedWords('Chapters') // 'The API that this site reads does not offer chapters.'
 */
export function notOfferedWords(subject: string): string {
  const why = COUNTED.has(subject) ? ', and this site keeps no archive to count them from' : '';
  return `The API that this site reads does not offer ${subject.toLowerCase()}${why}.`;
}
