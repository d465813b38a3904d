import Negotiator from 'negotiator';
import type { RequestHead } from './request-limits.ts';

/** What clients of the API ask for by name. */
const ANSWER_TYPES = new Set(['application/json', 'application/graphql-response+json']);

/**
 * Whether a request for /graphql wants the page to explore the API with, and not the API: a browser's navigation,
 * which names HTML first, or the site's own router. A `?query=` is then the page's to show. Whoever takes anything
 * or prefers JSON is a client of the API.
 */
export function asksForExplorer({ method, headers }: Pick<RequestHead, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['rsc'] !== undefined) return true;
  const types = new Negotiator({ headers: { accept: headers.accept?.toLowerCase() } }).mediaTypes();
  return types.find((type) => type === 'text/html' || ANSWER_TYPES.has(type)) === 'text/html';
}
