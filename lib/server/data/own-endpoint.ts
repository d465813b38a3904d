import type { GraphqlApi } from '#lib/api/registry.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { INTROSPECTION } from '#lib/api/schema/introspection.ts';
import { createEndpoint } from '#lib/api/schema/remote-endpoint.ts';

import type { Log } from '../log.ts';

/**
 * Has the site ask the process's own API as it would ask another one that speaks the same generation: by what it offers.
 * @returns what ends that
 */
export function askAsClient(api: GraphqlApi, log: Log): () => void {
  const introspect = async (): Promise<unknown> => {
    const response = await api.fetch(
      new Request('http://api.invalid/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: INTROSPECTION }),
      }),
    );
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  };
  registerEndpoint(createEndpoint({ introspect, log: (line) => log('info', line) }));
  return () => registerEndpoint(undefined);
}
