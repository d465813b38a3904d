import type { Route } from 'next';
import { type Cursor, isCursorName, parseCursor, readCursor, cursorNames, validCursor } from './cursor.ts';
import { filterDefaults, filterParams } from '../filter/filter-params.ts';
import { type Filter, type FilterValues, NO_FILTER, parseFilter } from '../filter/filter.ts';
import { parsePin, PIN } from './pin.ts';
import { first, type SearchParams, withQuery } from '../search-params.ts';

/** Parameters that every list knows: the column it is sorted by and the direction. */
const SORT_PARAMS = new Set(['sort', 'dir']);

/** The place of a list in the address, with the choices in it: all it takes to load the list and to link on. */
export interface ListAddress<Of extends Filter = Filter> {
  /** The address of the page, without its query. */
  readonly path: Route;
  /** The parameters of the query that the page understands, without defaults. */
  readonly params: Readonly<Record<string, string>>;
  readonly filter: Of;
  readonly values: FilterValues<Of>;
  readonly cursor: Cursor;
  /**
   * Prefix of the cursor's parameters, as in deathsAfter and deathsBefore for the second list of a page; '' for the
   * first.
   */
  readonly prefix: string;
}

/** Changes of parameters: the new value, or null to remove one. */
type ParamChanges = Readonly<Record<string, string | null>>;

/**
 * The list of a page. What the page does not understand is not carried on to other pages.
 * @example listAddress('/kills', { period: 'thisWeek', noise: '1' }, KILL_FILTER).params // { period: 'thisWeek' }
 */
export function listAddress(path: Route, query: SearchParams): ListAddress<typeof NO_FILTER>;
export function listAddress<const Of extends Filter>(
  path: Route,
  query: SearchParams,
  filter: Of,
): ListAddress<Of>;
export function listAddress(path: Route, query: SearchParams, filter: Filter = NO_FILTER): ListAddress {
  const common = Object.keys(query).flatMap((name) => {
    const value = understood(query, name);
    return value ? [[name, value] as const] : [];
  });
  const values = parseFilter(filter, query);
  return {
    path,
    params: { ...Object.fromEntries(common), ...filterParams(filter, query, values) },
    filter,
    values,
    cursor: parseCursor(query),
    prefix: '',
  };
}

/** Reads the parameters that every list understands: its cursor, its order and the marked player. */
function understood(query: SearchParams, name: string): string | undefined {
  if (isCursorName(name)) return readCursor(query, name);
  if (name === PIN) return parsePin(query);
  return SORT_PARAMS.has(name) ? first(query, name) : undefined;
}

/** Another list on the same page, with the same filter and its own cursor. */
export function otherList<Of extends Filter>(list: ListAddress<Of>, prefix: string): ListAddress<Of> {
  return { ...list, prefix, cursor: parseCursor(list.params, prefix) };
}

/**
 * The address of a list with some parameters changed: sorted by name, without empty and default values.
 * @example listHref(kills, { period: 'thisWeek' }) // '/kills?period=thisWeek'
 */
export function listHref({ path, params, filter }: ListAddress, changes: ParamChanges = {}): Route {
  const defaults = filterDefaults(filter);
  const wanted = Object.entries({ ...params, ...changes })
    .filter((entry): entry is [string, string] => Boolean(entry[1]) && defaults[entry[0]] !== entry[1])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return withQuery(path, new URLSearchParams(wanted));
}

/**
 * The address that a filter form leads to when one of its fields is changed, which starts at the first row.
 * @param value null for none
 * @example filteredHref(kills, 'soloOnly', 'true') // '/kills?soloOnly=true'
 */
export const filteredHref = (list: ListAddress, param: string, value: string | null): Route =>
  firstPageHref(list, { [param]: value });

/** The address of a list with some parameters changed, which starts at the first row. */
export function firstPageHref(list: ListAddress, changes: ParamChanges): Route {
  const cursors = Object.keys(list.params).filter((name) => isCursorName(name));
  return listHref(list, { ...Object.fromEntries(cursors.map((name) => [name, null])), ...changes });
}

/**
 * Returns the hidden fields of a filter form: all parameters but those of its visible fields and, because another
 * filter makes another list, every cursor.
 * @param shown the parameters that the form has fields for.
 */
export function hiddenFields(
  { params }: ListAddress,
  shown: readonly string[],
): { name: string; value: string }[] {
  return Object.entries(params)
    .filter(([name]) => !shown.includes(name) && !isCursorName(name))
    .map(([name, value]) => ({ name, value }));
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor?: string | null;
  readonly endCursor?: string | null;
}

/** Addresses of the previous and the next page; null where there is none. */
export interface PagerLinks {
  readonly previous: Route | null;
  readonly next: Route | null;
}

/**
 * The addresses of the pages beside this one. Filters and the cursors of other lists stay. A cursor that would not
 * be read back gives no link, since it would lead to the first page again.
 * @example pagerLinks(kills, pageInfo).next // '/kills?after=MTIz'
 */
export function pagerLinks(list: ListAddress, pageInfo: PageInfo): PagerLinks {
  const { after, before } = cursorNames(list.prefix);
  const start = pageInfo.hasPreviousPage ? validCursor(pageInfo.startCursor) : undefined;
  const end = pageInfo.hasNextPage ? validCursor(pageInfo.endCursor) : undefined;
  return {
    previous: start === undefined ? null : listHref(list, { [before]: start, [after]: null }),
    next: end === undefined ? null : listHref(list, { [after]: end, [before]: null }),
  };
}
