import { first, paramPairs, withParams, type SearchParams } from './search-params.ts';

/** Where a page of a list starts or ends; neither for the first page. Never both. */
export interface Cursor {
  readonly after?: string;
  readonly before?: string;
}

/** The paging arguments of every connection (spec §4). */
export interface PageVariables {
  first?: number;
  after?: string;
  last?: number;
  before?: string;
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor?: string | null;
  readonly endCursor?: string | null;
}

/** Addresses of the pages beside this one; null where there is none. */
export interface PagerLinks {
  readonly previous: string | null;
  readonly next: string | null;
}

// Base64 in both alphabets: what our own API and the game's make cursors of.
const CURSOR = /^[A-Za-z0-9+/=_-]{1,200}$/;
const CURSOR_NAME = /^(?:after|before)$|(?:After|Before)$/;

/**
 * The cursor of a list out of an address. Malformed cursors are ignored; `after` wins over `before`.
 * @param prefix names the second list of a page: 'deaths' reads deathsAfter and deathsBefore.
 * @example parseCursor({ after: 'MTIz' }) // { after: 'MTIz' }
 */
export function parseCursor(params: SearchParams, prefix = ''): Cursor {
  const names = cursorNames(prefix);
  const after = validCursor(first(params, names.after));
  if (after !== undefined) return { after };
  const before = validCursor(first(params, names.before));
  return before === undefined ? {} : { before };
}

function validCursor(text: string | null | undefined): string | undefined {
  return text && CURSOR.test(text) ? text : undefined;
}

function cursorNames(prefix: string): { after: string; before: string } {
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

/**
 * The addresses of the pages beside this one. Filters and the cursors of other lists stay. A cursor that
 * parseCursor would not read back gives no link, since it would lead to the first page again.
 * @param prefix as in parseCursor.
 * @example pagerLinks('/kills', {}, pageInfo).next // '/kills?after=MTIz'
 */
export function pagerLinks(path: string, params: SearchParams, pageInfo: PageInfo, prefix = ''): PagerLinks {
  const { after, before } = cursorNames(prefix);
  const start = pageInfo.hasPreviousPage ? validCursor(pageInfo.startCursor) : undefined;
  const end = pageInfo.hasNextPage ? validCursor(pageInfo.endCursor) : undefined;
  return {
    previous: start === undefined ? null : withParams(path, params, { [before]: start, [after]: null }),
    next: end === undefined ? null : withParams(path, params, { [after]: end, [before]: null }),
  };
}

/**
 * What a filter form carries along in hidden fields: all parameters but its own (`drop`) and, because another
 * filter makes another list, every cursor.
 * @example hiddenFields({ query: 'axe', type: 'AXE', after: 'MTIz' }, ['type']) // [{ name: 'query', value: 'axe' }]
 */
export function hiddenFields(
  params: SearchParams,
  drop: readonly string[],
): { name: string; value: string }[] {
  return paramPairs(params)
    .filter(([name]) => !drop.includes(name) && !CURSOR_NAME.test(name))
    .map(([name, value]) => ({ name, value }));
}
