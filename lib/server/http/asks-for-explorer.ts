import { acceptWeights } from './accept-weights.ts';
import type { Asked } from './request-limits.ts';

/** What clients of the API ask for by name. */
const ANSWER_TYPES = ['application/json', 'application/graphql-response+json'];

/**
 * Whether a request for /graphql wants the page to explore the API with, and not the API: a browser's navigation,
 * which names HTML first, or the site's own router. A `?query=` is then the page's to show. Whoever takes anything
 * or prefers JSON is a client of the API.
 */
export function asksForExplorer({ method, headers }: Pick<Asked, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers['rsc'] !== undefined) return true;
  const weights = acceptWeights(headers.accept);
  const html = weights.get('text/html') ?? 0;
  return html > 0 && ANSWER_TYPES.every((type) => (weights.get(type) ?? 0) <= html);
}
