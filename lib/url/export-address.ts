import type { Route } from 'next';

import { routes } from './routes.ts';
import { withQuery } from './search-params.ts';

/**
 * The formats that a page can be exported to, by the extension of its address: its tables, its data, blocks of text to
 * paste, a feed of its list, a calendar of its events, and the picture of its link preview.
 */
export const EXPORT_FORMATS = ['csv', 'json', 'md', 'bbcode', 'txt', 'atom', 'ics', 'jpg'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The home page has no last segment that could take an ending. */
export const HOME_PAGE = '/index';

/**
 * A path with the ending of a format.
 * @param page an address without its query, or a pattern of addresses
 * @example withEnding('/kill/{id}', 'json') // '/kill/{id}.json'
 */
export const withEnding = (page: string, format: ExportFormat): string =>
  `${page === routes.home ? HOME_PAGE : page}.${format}`;

/**
 * The address of a page in another format. Only pages with exports have one.
 * @param parameters the page's query, and the parameters of the format
 * @example exportHref('/kills', 'csv', { soloOnly: 'true' }) // '/kills.csv?soloOnly=true'
 */
export function exportHref(
  page: Route,
  format: ExportFormat,
  parameters: Readonly<Record<string, string>> = {},
): Route {
  return withQuery(withEnding(page, format) as Route, new URLSearchParams(parameters));
}

/**
 * The address of a page of a kind, by the parameters that the kind's address names in braces.
 * @example filledAddress('/kill/{id}', { id: '7' }) // '/kill/7'
 */
export const filledAddress = (address: string, params: Readonly<Record<string, string>>): Route =>
  address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) as Route;

/**
 * True if a path, still encoded, ends in the extension of an export format.
 * @example endsInFormat('/kill/7.csv') // true
 */
export function endsInFormat(path: string): boolean {
  return EXPORT_FORMATS.some((format) => path.endsWith(`.${format}`));
}
