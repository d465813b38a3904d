import { createRemoteFetch } from '#lib/api/remote-transport.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { INTROSPECTION } from '#lib/api/schema/introspection.ts';
import { createEndpoint } from '#lib/api/schema/remote-endpoint.ts';

import type { DataSource } from './data-source.ts';
import type { Log } from '../log.ts';

/** An API on another machine; it is asked at once what it offers, which nobody waits for. */
export function startRemoteApi(address: string, log: Log): DataSource {
  const fetchRemotely = createRemoteFetch();
  const introspect = async (): Promise<unknown> => {
    const response = await fetchRemotely(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: INTROSPECTION }),
    });
    if (response.status >= 500) throw new Error(`The API answered ${response.status}`);
    const answer: unknown = await response.json().catch(() => null);
    return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  };
  registerEndpoint(createEndpoint({ introspect, log: (line) => log('warn', line) }));
  return {
    label: `remote API ${new URL(address).host}`,
    api: undefined,
    stop: async () => registerEndpoint(undefined),
  };
}
