import { EXPORT_FORMATS } from './export-address.ts';
import { kindAt } from './page-kind-of.ts';
import type { Need } from './page-kinds.ts';

const ENDING = new RegExp(`\\.(?:${EXPORT_FORMATS.join('|')})$`);

/**
 * Returns the need of the page at an address, in HTML or another format; undefined for one that shows something in any
 * case.
 * @example needOf('/chapter/7') // { field: 'Query.chapter', what: 'Chapters' }
 */
export const needOf = (path: string): Need | undefined => kindAt(path.replace(ENDING, ''))?.kind.need;
