import { type GraphqlApi, IN_PROCESS } from '#lib/api/registry.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { createEndpoint } from '#lib/api/schema/remote-endpoint.ts';

import type { Log } from '../log.ts';
import { logDifferences } from './log-differences.ts';
import { schemaQuestions } from './schema-questions.ts';

/**
 * Makes the site ask its own API as if it were a remote one of the same generation.
 * @returns a function that ends it
 */
export function askAsClient(api: Pick<GraphqlApi, 'fetch'>, log: Log): () => void {
  registerEndpoint(
    createEndpoint({
      ...schemaQuestions(async (request) => api.fetch(new Request(IN_PROCESS, request))),
      log: logDifferences(log, 'info'),
    }),
  );
  return () => registerEndpoint(undefined);
}
