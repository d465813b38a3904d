import { ROWS_OF_ANY_API } from '#lib/api/page-limit.ts';
import { withRowsAsked } from '#lib/api/rows-asked.ts';
import { parseDay } from '#lib/url/filter/day.ts';
import { type Filter, NO_FILTER } from '#lib/url/filter/filter.ts';
import { cursorNames, isCursorName } from '#lib/url/paging/cursor.ts';
import { first, type SearchParams, withoutParams } from '#lib/url/search-params.ts';

import type { ExportTable, TableContent, tablesFor } from './export-table.ts';

/** The parameter of an export that asks for more rows than a page has. */
export const LIMIT = 'limit';
/** The parameter of an export that asks for what happened since a time. */
export const SINCE = 'since';
/** The most rows that `limit` asks for. */
export const MOST_EXPORTED = 1_000;

/** The field of a filter from which time on its rows are. */
const BEGINNING = 'from';

/** True for a filter that can leave out what happened before a time. */
export const hasSince = ({ fields }: Filter = NO_FILTER): boolean => BEGINNING in fields;

const isGiven = (query: SearchParams, name: string): boolean => (first(query, name, Infinity) ?? '') !== '';

/** The rows that an address asks for; null where it does not say. */
export function limitOf(query: SearchParams): number | null {
  const text = first(query, LIMIT);
  return isLimit(text) ? Number(text) : null;
}

const isLimit = (text = ''): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_EXPORTED;

/** The fault of `limit` and `since` in an address, in a sentence; null for none. */
export function damagedLimits(filter: Filter | undefined, query: SearchParams): string | null {
  if (isGiven(query, LIMIT)) {
    if (!isLimit(first(query, LIMIT)))
      return `"${LIMIT}" has to be a whole number from 1 to ${MOST_EXPORTED}`;
    const back = Object.keys(query).find(
      (name) => isCursorName(name) && /before$/i.test(name) && isGiven(query, name),
    );
    if (back !== undefined) return `"${LIMIT}" goes on after a cursor: leave out "${back.slice(0, 40)}"`;
  }
  if (!isGiven(query, SINCE)) return null;
  if (!hasSince(filter)) return `This page has no "${SINCE}": its rows cannot be asked for by their time`;
  if (isGiven(query, BEGINNING)) return `"${SINCE}" and "${BEGINNING}" are the same: leave out one of them`;
  return parseDay(first(query, SINCE))
    ? null
    : `"${SINCE}" has to be a day such as 2026-11-20 or a time such as 2026-11-20T18:00Z`;
}

/** The query with `since` in the words of the filter of the page. */
export function withSince(filter: Filter | undefined, query: SearchParams): SearchParams {
  const since = parseDay(first(query, SINCE));
  return since && hasSince(filter) ? { ...withoutParams(query, [SINCE]), [BEGINNING]: since } : query;
}

/** A way to read more rows of a list than one page of it has. */
export interface LongRead<Asked> {
  /** The rows that are asked for. */
  readonly limit: number;
  /** The sources of the same page, with a cursor moved. */
  readonly at: (param: string, cursor: string) => Asked;
}

/** Rows of the next question: each is as small as any client of any API may ask. */
const rowsOfNext = (limit: number, read: number): number => Math.min(ROWS_OF_ANY_API, limit - read);

/**
 * The rows of a table, as many as are asked for, question by question.
 * @throws ApiError
 */
export async function readLong<Asked>(
  table: Pick<ExportTable<Asked>, 'prefix' | 'read'>,
  asked: Asked,
  long: LongRead<Asked> | null,
): Promise<TableContent> {
  if (!long) return table.read(asked);
  const { limit, at } = long;
  const { after } = cursorNames(table.prefix);
  const start = await withRowsAsked(rowsOfNext(limit, 0), () => table.read(asked));
  const lines = [...start.lines];
  let { pageInfo } = start;
  while (pageInfo?.hasNextPage && pageInfo.endCursor && lines.length < limit) {
    const next = at(after, pageInfo.endCursor);
    const more = await withRowsAsked(rowsOfNext(limit, lines.length), () => table.read(next));
    if (more.lines.length === 0) break;
    lines.push(...more.lines);
    pageInfo = more.pageInfo;
  }
  return { lines, pageInfo };
}

interface List {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is List =>
  isObject(value) && Array.isArray(value['nodes']) && isObject(value['pageInfo']);

/** The list of a part of a page that ends at a cursor; null where it holds none. */
function listAt(part: unknown, cursor: string): List | null {
  if (isList(part)) return part.pageInfo.endCursor === cursor ? part : null;
  if (!isObject(part)) return null;
  for (const value of Object.values(part)) {
    const list = listAt(value, cursor);
    if (list) return list;
  }
  return null;
}

/** The same part of a page with another list in the place of one. */
function withList(part: unknown, list: List, longer: List): unknown {
  if (part === list) return longer;
  if (!isObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withList(value, list, longer)]),
  );
}

/** The list of the same place in a later page of a part. */
function listLike(earlier: unknown, list: List, later: unknown): List | null {
  if (earlier === list) return isList(later) ? later : null;
  if (!isObject(earlier) || !isObject(later)) return null;
  for (const [name, value] of Object.entries(earlier)) {
    const found = listLike(value, list, later[name]);
    if (found) return found;
  }
  return null;
}

/** A part whose list has grown by the page of it that follows; null where none follows. */
async function grownPart(
  part: unknown,
  { list, rows }: { readonly list: List; readonly rows: number },
  load: () => Promise<unknown>,
): Promise<{ readonly part: unknown; readonly list: List } | null> {
  const more = listLike(part, list, await withRowsAsked(rows, load));
  if (!more || more.nodes.length === 0) return null;
  const pageInfo = {
    ...list.pageInfo,
    hasNextPage: more.pageInfo.hasNextPage,
    endCursor: more.pageInfo.endCursor,
  };
  const longer = { ...list, nodes: [...list.nodes, ...more.nodes], pageInfo };
  return { part: withList(part, list, longer), list: longer };
}

/**
 * A part of a page with as many rows as are asked for in its list; the part itself where its list has another cursor.
 * @param end where the page of the list ends that `after` pages through
 * @param load the same part of another page
 * @throws ApiError
 */
export async function lengthened<Asked>(
  part: unknown,
  end: string,
  { limit, at }: LongRead<Asked>,
  load: (asked: Asked) => Promise<unknown>,
): Promise<unknown> {
  const { after } = cursorNames('');
  let grown = part;
  let list = listAt(part, end);
  while (list?.pageInfo.hasNextPage && list.pageInfo.endCursor && list.nodes.length < limit) {
    const next = at(after, list.pageInfo.endCursor);
    const longer = await grownPart(grown, { list, rows: rowsOfNext(limit, list.nodes.length) }, () =>
      load(next),
    );
    if (!longer) break;
    ({ part: grown, list } = longer);
  }
  return grown;
}

/**
 * The cursor at the end of the page of the list that `after` pages through; null where the page has no such list.
 * @param tables those that the page shows
 * @throws ApiError
 */
export async function endOfFirstList<Asked>(
  tables: ReturnType<typeof tablesFor<ExportTable<Asked>>>,
  asked: Asked,
): Promise<string | null> {
  for (const [, { prefix, read }] of tables) {
    const end = prefix === '' ? (await read(asked)).pageInfo?.endCursor : null;
    if (end) return end;
  }
  return null;
}

/** Runs the reading of the first page of a list with as many rows as are asked for at once. */
export const inLongPages = <Result>(
  long: Pick<LongRead<unknown>, 'limit'> | null,
  work: () => Result,
): Result => (long ? withRowsAsked(rowsOfNext(long.limit, 0), work) : work());
