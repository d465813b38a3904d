import { createRemoteFetch } from '#lib/api/remote-transport.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { createEndpoint } from '#lib/api/schema/remote-endpoint.ts';

import type { DataSource } from './data-source.ts';
import type { Log } from '../log.ts';
import { logDifferences } from './log-differences.ts';
import { schemaQuestions } from './schema-questions.ts';

/** Starts with a remote API. It discovers what the API offers in the background; nothing waits for it. */
export function startRemoteApi(address: string, log: Log): DataSource {
  const fetchRemotely = createRemoteFetch();
  registerEndpoint(
    createEndpoint({
      ...schemaQuestions((request) => fetchRemotely(address, request)),
      log: logDifferences(log, 'warn'),
    }),
  );
  return {
    label: `remote API ${new URL(address).host}`,
    api: undefined,
    stop: async () => registerEndpoint(undefined),
  };
}
