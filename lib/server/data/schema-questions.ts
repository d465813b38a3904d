import * as v from 'valibot';

import type { EndpointOptions } from '#lib/api/schema/remote-endpoint.ts';
import { INTROSPECTION } from '#lib/api/schema/introspection.ts';

/** The body of a request with this query. */
const requestOf = (query: string) =>
  ({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  }) as const;

const ANSWER = v.fallback(
  v.object({ data: v.fallback(v.unknown(), null), errors: v.fallback(v.array(v.unknown()), []) }),
  { data: null, errors: [] },
);

/**
 * Makes the functions that discover the schema of an API.
 * @param send sends a request to the API
 */
export function schemaQuestions(
  send: (request: ReturnType<typeof requestOf>) => Promise<Response>,
): Pick<EndpointOptions, 'introspect' | 'validate'> {
  const ask = async (text: string) => {
    const response = await send(requestOf(text));
    if (response.status >= 500) throw new Error(`The API answered ${response.status}`);
    return v.parse(ANSWER, await response.json().catch(() => null));
  };
  return {
    introspect: async () => (await ask(INTROSPECTION)).data,
    validate: async (text) => (await ask(text)).errors,
  };
}
