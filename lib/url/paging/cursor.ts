import { first, type SearchParams } from '../search-params.ts';

/** The start or the end of a page of a list; neither for the first page. Never both. */
export interface Cursor {
  readonly after?: string;
  readonly before?: string;
}

/** The paging arguments of every connection of the contract. */
export interface PageVariables {
  first?: number;
  after?: string;
  last?: number;
  before?: string;
}

/** Characters of the longest cursor that is accepted, as many as the API takes. */
export const LONGEST_CURSOR = 1000;

// Base64 in both alphabets, which our own API and the game's use for cursors.
const CURSOR = /^[A-Za-z0-9+/=_-]+$/;
const CURSOR_NAME = /^(?:after|before|[a-z]+(?:After|Before))$/;

/** True if a parameter is the cursor of some list. */
export const isCursorName = (name: string): boolean => CURSOR_NAME.test(name);

/**
 * The cursor of a list out of an address. Malformed cursors are ignored; `after` wins over `before`.
 * @param prefix names the second list of a page: 'deaths' reads deathsAfter and deathsBefore.
 * @example parseCursor({ after: 'MTIz' }) // { after: 'MTIz' }
 */
export function parseCursor(params: SearchParams, prefix = ''): Cursor {
  const names = cursorNames(prefix);
  const after = readCursor(params, names.after);
  if (after !== undefined) return { after };
  const before = readCursor(params, names.before);
  return before === undefined ? {} : { before };
}

/** The value of a cursor's parameter; undefined when it is absent or no cursor. */
export function readCursor(params: SearchParams, name: string): string | undefined {
  return validCursor(first(params, name, LONGEST_CURSOR));
}

export function validCursor(text: string | null | undefined): string | undefined {
  return text && text.length <= LONGEST_CURSOR && CURSOR.test(text) ? text : undefined;
}

/** The parameters of a list's cursor. */
export function cursorNames(prefix: string): { readonly after: string; readonly before: string } {
  return prefix
    ? { after: `${prefix}After`, before: `${prefix}Before` }
    : { after: 'after', before: 'before' };
}

/**
 * The contract's paging arguments for a page of this size: the first after a cursor, or the last before one.
 * @example pageVariables(10, { before: 'MTIz' }) // { last: 10, before: 'MTIz' }
 */
export function pageVariables(size: number, cursor: Cursor = {}): PageVariables {
  if (cursor.after !== undefined) return { first: size, after: cursor.after };
  if (cursor.before !== undefined) return { last: size, before: cursor.before };
  return { first: size };
}
