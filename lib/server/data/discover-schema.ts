import * as v from 'valibot';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { INTROSPECTION } from '#lib/api/schema/introspection.ts';
import { createEndpoint } from '#lib/api/schema/remote-endpoint.ts';

import type { Log } from '../log.ts';

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
 * Makes the site ask an API as clients do, and discovers in the background what it offers.
 * @param send sends a request to the API
 * @param level of the line that sums up how it differs from the contract; details have the level debug
 * @returns a function that ends it
 */
export function discoverSchema(
  send: (request: ReturnType<typeof requestOf>) => Promise<Response>,
  log: Log,
  level: 'info' | 'warn',
): () => void {
  const ask = async (text: string) => {
    const response = await send(requestOf(text));
    if (response.status >= 500) throw new Error(`The API answered ${response.status}`);
    return v.parse(ANSWER, await response.json().catch(() => null));
  };
  registerEndpoint(
    createEndpoint({
      introspect: async () => (await ask(INTROSPECTION)).data,
      validate: async (text) => (await ask(text)).errors,
      log: (summary, details) => {
        log(level, summary);
        log('debug', details);
      },
    }),
  );
  return () => registerEndpoint(undefined);
}
