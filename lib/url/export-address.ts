import type { Route } from 'next';

import { routes } from './routes.ts';
import { withQuery } from './search-params.ts';

/**
 * The formats that a page can be exported to, by the extension of its address: its tables, its data, blocks of text to
 * paste, a feed of its list, a calendar of its events, and the picture of its link preview.
 */
export const EXPORT_FORMATS = ['csv', 'json', 'md', 'bbcode', 'txt', 'atom', 'ics', 'jpg'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The picture of pages without one of their own. */
export const DEFAULT_PICTURE = '/preview.jpg' as Route;

/** The part of the page for developers that says how a feed comes into a chat. */
export const CHAT_SECTION = 'chat';

/**
 * The forms in which other sites show a page: what a card says of a link to it, a document to embed, the markup that
 * embeds that, and what streams lay over a game.
 */
export const SHARED_FORMS = ['card', 'embed', 'embed-code', 'overlay'] as const;

export type SharedForm = (typeof SHARED_FORMS)[number];

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
 * A path in a form for other sites: a card at its end, others at its beginning.
 * @param page an address without its query, or a pattern of addresses
 * @example sharedPath('/guild/{id}', 'card') // '/guild/{id}/card'
 */
export function sharedPath(page: string, form: SharedForm): string {
  const named = page === routes.home ? HOME_PAGE : page;
  return form === 'card' ? `${named}/card` : `/${form}${named}`;
}

/**
 * The address of a page in a form for other sites.
 * @param parameters the page's query, or those of the form
 * @example sharedHref('/guild/7', 'embed') // '/embed/guild/7'
 */
export function sharedHref(
  page: Route,
  form: SharedForm,
  parameters: Readonly<Record<string, string>> = {},
): Route {
  return withQuery(sharedPath(page, form) as Route, new URLSearchParams(parameters));
}

/** Matches the address of a page in a form for other sites. A search may be for anything. */
const SHARED =
  /^\/(?!\/|search\/)(?:(embed|embed-code|overlay)\/((?:(?!\/\/)[^?\\])*[^?\\/])|((?:(?!\/\/)[^?\\])*[^?\\/])\/card)(?=$|\?)/;

/**
 * Reads an address as that of a page in a form for other sites; null for any other.
 * @param url a path, still encoded, with or without its query
 * @returns the page as a path without its first slash, and the part of the address that says it
 * @example readSharedAddress('/guild/7/card?x=1') // { form: 'card', page: 'guild/7', address: '/guild/7/card' }
 */
export function readSharedAddress(
  url: string,
): { readonly form: SharedForm; readonly page: string; readonly address: string } | null {
  const [address, prefix, embedded, carded] = SHARED.exec(url) ?? [];
  if (address === undefined) return null;
  const form = SHARED_FORMS.find((name) => name === prefix) ?? 'card';
  return { form, page: embedded ?? carded ?? '', address };
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
