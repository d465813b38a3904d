import { cursorNames, readCursor } from './paging/cursor.ts';
import { endsInFormat } from './export-address.ts';
import { filterParams } from './filter/filter-params.ts';
import { NO_FILTER } from './filter/filter.ts';
import { kindOfSegments, segmentsOf } from './page-kind-of.ts';
import type { PageKind } from './page-kinds.ts';
import { parsePin, PIN } from './paging/pin.ts';
import { NO_PAGES } from './no-pages.ts';
import { isPastedLink } from './pasted-param.ts';
import { reportedParams } from './reported-params.ts';
import { first, type SearchParams } from './search-params.ts';

/** The segments by which the addresses of tooltips and of cards end. */
const ENDS: ReadonlySet<string> = new Set(['card', 'tooltip']);

/**
 * The canonical address of a page: its path in one spelling, and the parameters that pages of its kind read, sorted and
 * without defaults. All addresses of the same page have the same one. Null for anything but a page, and for a spelling
 * that redirects.
 * @param url of a request, rooted and decodable
 * @example pageAddress('/kills?utm_source=x&period=thisWeek&period=all') // '/kills?period=thisWeek'
 * @example pageAddress('/kill/%37') // '/kill/7'
 * @example pageAddress('/icon/7') // null
 */
export function pageAddress(url: string): string | null {
  const [path = '', ...rest] = (url.split('#')[0] ?? '').split('?');
  const segments = segmentsOf(path);
  if (segments.includes('') || isNoPage(segments)) return null;
  const kind = kindOfSegments(segments)?.kind;
  const given = queryOf(rest.join('?'));
  if (kind?.pastes && isPastedLink(first(given, kind.pastes, Infinity) ?? '')) return null;
  const params = kind ? readParams(kind, given) : {};
  const query = new URLSearchParams(params);
  query.sort();
  const spelled = `/${segments.map(encodeURIComponent).join('/')}`;
  return query.size > 0 ? `${spelled}?${query}` : spelled;
}

function isNoPage(segments: readonly string[]): boolean {
  const [head = ''] = segments;
  if (head.startsWith('_') || NO_PAGES.has(head)) return true;
  if (segments.some((segment) => segment === '.' || segment === '..')) return true;
  const last = segments.at(-1) ?? '';
  return head !== 'search' && (endsInFormat(last) || ENDS.has(last));
}

/** The query in the form in which Next gives it to pages; without a prototype, whose properties would be parameters. */
function queryOf(text: string): SearchParams {
  const query: Record<string, string[]> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) (query[name] ??= []).push(value);
  return query;
}

function readParams(kind: PageKind, query: SearchParams): Record<string, string> {
  const { filter = NO_FILTER, reports } = kind;
  return {
    ...filterParams(filter, query),
    ...(reports && reportedParams(filter, reports, query)),
    ...cursorParams(kind, query),
    ...scoreParams(kind, query),
  };
}

/** Keeps the one cursor of each list that counts: `after` wins over `before`. */
function cursorParams({ lists = [] }: PageKind, query: SearchParams): Record<string, string> {
  const cursors = lists.flatMap((prefix) => {
    const { after, before } = cursorNames(prefix);
    const name = readCursor(query, after) === undefined ? before : after;
    const cursor = readCursor(query, name);
    return cursor === undefined ? [] : [[name, cursor] as const];
  });
  return Object.fromEntries(cursors);
}

function scoreParams({ scores = [], marks = false }: PageKind, query: SearchParams): Record<string, string> {
  if (scores.length === 0 && !marks) return {};
  const key = scores.find((known) => known === first(query, 'sort'));
  const pin = parsePin(query);
  return {
    ...(key === undefined ? {} : { sort: key }),
    ...(key !== undefined && first(query, 'dir') === 'asc' ? { dir: 'asc' } : {}),
    ...(pin === undefined ? {} : { [PIN]: pin }),
  };
}
