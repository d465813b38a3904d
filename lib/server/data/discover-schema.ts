import * as v from 'valibot';
import type { RawAnswer } from '#lib/api/raw-answer.ts';
import { type Endpoint, registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { INTROSPECTION } from '#lib/api/schema/profile.ts';
import { createEndpoint, type EndpointOptions } from '#lib/api/schema/remote-endpoint.ts';
import type { Log } from '../log.ts';

/** The request that asks a question. */
const requestOf = (query: string, variables: object) =>
  ({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables }),
  }) as const;

const ANSWER = v.fallback(
  v.object({ data: v.fallback(v.unknown(), null), errors: v.fallback(v.array(v.unknown()), []) }),
  { data: null, errors: [] },
);

/** Sends a request to an API. */
type SendRequest = (request: ReturnType<typeof requestOf>) => Promise<Response>;

/**
 * Makes a function that asks an API, and returns its unchecked answer.
 * @throws Error, from that function, where the API does not answer
 */
export const askerOf =
  (send: SendRequest) =>
  async (text: string, variables: object = {}): Promise<RawAnswer> => {
    const response = await send(requestOf(text, variables));
    if (response.status >= 500) throw new Error(`The API answered ${response.status}`);
    return v.parse(ANSWER, await response.json().catch(() => null));
  };

/** The findings of discoveries, kept over restarts. */
export interface FoundSchema extends Pick<EndpointOptions, 'remembered' | 'onFound'> {}

/**
 * Makes an endpoint of an API, and discovers in the background what it offers.
 * @param level of the line that sums up how it differs from the contract; details have the level debug
 */
export function discoverEndpoint(
  ask: (text: string) => Promise<RawAnswer>,
  log: Log,
  level: 'info' | 'warn',
  found: FoundSchema = {},
): Endpoint {
  let isTold = false;
  return createEndpoint({
    ...found,
    introspect: async () => {
      try {
        const { data } = await ask(INTROSPECTION);
        isTold = false;
        return data;
      } catch (error) {
        // It is asked again for hours, which is worth one line.
        if (!isTold) log('warn', `the API does not say what it offers, and is asked again: ${String(error)}`);
        isTold = true;
        throw error;
      }
    },
    validate: async (text) => (await ask(text)).errors,
    log: (summary, details) => {
      log(level, summary);
      log('debug', details);
    },
  });
}

/**
 * Makes the site ask an API as clients do, and discovers in the background what it offers.
 * @returns a cleanup function
 */
export function discoverSchema(
  send: SendRequest,
  log: Log,
  level: 'info' | 'warn',
  found?: FoundSchema,
): () => void {
  registerEndpoint(discoverEndpoint(askerOf(send), log, level, found));
  return () => registerEndpoint(undefined);
}
