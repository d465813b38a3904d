import Negotiator from 'negotiator';
import { endsInFormat } from '#lib/url/export-address.ts';
import { isApiPath, pathOf, type RequestHead } from './request-limits.ts';

/** The kinds of requests that metrics count separately; some of them have a limit per client. */
export const REQUEST_KINDS = [
  'page',
  'router',
  'search',
  'export',
  'feed',
  'preview',
  'graphql',
  'picture',
  'file',
  'sitemap',
  'health',
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** First segments of addresses that lead to no page. */
const BY_HEAD: ReadonlyMap<string, RequestKind> = new Map([
  ['search', 'search'],
  ['export', 'export'],
  ['oembed', 'export'],
  ['icon', 'picture'],
  ['heraldry', 'picture'],
  ['sheet', 'picture'],
  ['_next', 'file'],
  ['images', 'file'],
  ['robots.txt', 'file'],
  ['llms.txt', 'file'],
  ['security.txt', 'file'],
  ['.well-known', 'file'],
  ['openapi.json', 'file'],
  ['sitemap.xml', 'sitemap'],
  ['sitemaps', 'sitemap'],
  ['healthz', 'health'],
  ['readyz', 'health'],
]);

/**
 * The kind of a request, by its address and its headers.
 * @example requestKind({ method: 'GET', url: '/kills.atom', headers: {} }) // 'feed'
 */
export function requestKind(request: RequestHead): RequestKind {
  const given = pathOf(request.url ?? '');
  if (isApiPath(given) && !asksForExplorer(request)) return 'graphql';
  const path = decoded(given);
  const head = path.split('/', 2)[1] ?? '';
  const kind = BY_HEAD.get(head);
  if (kind) return kind;
  if (path.endsWith('.atom')) return 'feed';
  if (path.endsWith('.jpg')) return 'preview';
  if (endsInFormat(path)) return 'export';
  return request.headers['rsc'] === undefined ? 'page' : 'router';
}

/** The decoded path; the path itself where it cannot be decoded, since such a request is refused anyway. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Media types that API clients accept by name. */
const ANSWER_TYPES = new Set(['application/json', 'application/graphql-response+json']);

/**
 * True if a request for /graphql wants the explorer page and not the API. That is a browser's navigation, which
 * prefers HTML, or the site's own router; the page then shows a `?query=`. Clients that accept anything or prefer JSON
 * get the API.
 */
export function asksForExplorer({ method, headers }: RequestHead): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['rsc'] !== undefined) return true;
  const types = new Negotiator({ headers: { accept: headers.accept?.toLowerCase() } }).mediaTypes();
  return types.find((type) => type === 'text/html' || ANSWER_TYPES.has(type)) === 'text/html';
}
