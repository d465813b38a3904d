import { INTROSPECTION } from '#lib/api/schema/introspection.ts';

/** The question as it is sent. */
const REQUEST = {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify({ query: INTROSPECTION }),
} as const;

/**
 * Asks an API for its schema: the `data` of its answer, whatever that is; null where it refuses.
 * @param ask sends the request to the API
 * @throws Error where the API fails
 */
export async function introspect(ask: (request: typeof REQUEST) => Promise<Response>): Promise<unknown> {
  const response = await ask(REQUEST);
  if (response.status >= 500) throw new Error(`The API answered ${response.status}`);
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
}
