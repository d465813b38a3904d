import Negotiator from 'negotiator';
import { endsInFormat, readSharedAddress } from '#lib/url/export-address.ts';
import { isApiPath, pathOf, type RequestHead } from './request-limits.ts';

/** First segments of addresses that lead to no page, by the kind of their requests. */
const HEADS = {
  page: [],
  router: [],
  search: ['search'],
  export: ['export', 'oembed'],
  feed: [],
  preview: [],
  graphql: [],
  mcp: ['mcp'],
  picture: ['icon', 'heraldry', 'sheet'],
  file: ['_next', 'images', 'robots.txt', 'llms.txt', 'security.txt', '.well-known', 'openapi.json'],
  sitemap: ['sitemap.xml', 'sitemaps'],
  live: ['live', 'live.json'],
  health: ['healthz', 'readyz'],
} as const;

export type RequestKind = keyof typeof HEADS;

/** The kinds of requests that metrics count separately; some of them have a limit per client. */
export const REQUEST_KINDS = Object.keys(HEADS) as readonly RequestKind[];

const BY_HEAD: ReadonlyMap<string, RequestKind> = new Map(
  REQUEST_KINDS.flatMap((kind) => HEADS[kind].map((head) => [head, kind] as const)),
);

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
  if (readSharedAddress(path)) return 'export';
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
