import { setTimeout as wait } from 'node:timers/promises';
import { tidyNames } from '#lib/api/answers/tidy-names.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { askEndpoint } from '#lib/api/ask-endpoint.ts';
import { createRemoteFetch } from '#lib/api/remote-transport.ts';
import { askerOf, discoverEndpoint } from '../data/discover-schema.ts';
import type { Pace } from './pace.ts';
import type { Ask } from './recorded-kinds.ts';

/** Milliseconds that an answer may take: nobody waits for it. */
const TIMEOUT = 30_000;

/** Makes the function that asks a remote API for the record: at its pace, and in the words that it understands. */
export function askForRecord(address: string, pace: Pace): Ask {
  const fetchRemotely = createRemoteFetch();
  const askRaw = askerOf(async (request) => {
    await pace.turn();
    try {
      return await fetchRemotely(address, { ...request, signal: AbortSignal.timeout(TIMEOUT) });
    } catch (error) {
      if (error instanceof ApiError) pace.pause((error.retryAfter ?? 0) * 1_000);
      throw error;
    }
  });
  // The site says how the API differs from the contract.
  const endpoint = discoverEndpoint(askRaw, () => undefined, 'info');
  return async (document, variables) => {
    while (endpoint.isAssumed()) await wait(pace.interval);
    const { data } = await askEndpoint(endpoint, document, variables, askRaw);
    tidyNames(data);
    // Safe: the check has repaired the answer to the document's types.
    return data as never;
  };
}
