import Negotiator from 'negotiator';
import type { RequestHead } from '../guards/request-limits.ts';

/** Media types that API clients accept by name. */
const ANSWER_TYPES = new Set(['application/json', 'application/graphql-response+json']);

/**
 * True if a request for /graphql wants the explorer page and not the API. That is a browser's navigation, which
 * prefers HTML, or the site's own router; the page then shows a `?query=`. Clients that accept anything or prefer JSON
 * get the API.
 */
export function asksForExplorer({ method, headers }: Pick<RequestHead, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['rsc'] !== undefined) return true;
  const types = new Negotiator({ headers: { accept: headers.accept?.toLowerCase() } }).mediaTypes();
  return types.find((type) => type === 'text/html' || ANSWER_TYPES.has(type)) === 'text/html';
}
