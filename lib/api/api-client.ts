import 'server-only';

import { type ClientError, GraphQLClient } from 'graphql-request';

import { env } from '#lib/env.ts';
import { ProcessWide } from '#lib/process-wide.ts';

import { ApiError } from './api-error.ts';
import { refusal } from './ask-endpoint.ts';
import type { RawAnswer } from './raw-answer.ts';
import { createQueryCache, type QueryCache } from './query-cache.ts';
import { IN_PROCESS, registeredApi } from './registry.ts';
import { createRemoteFetch } from './remote-transport.ts';
import { sharedAnswers } from './shared-answers.ts';
import { ApiCalls, OWN, REMOTE } from './transport/api-calls.ts';

/** The transport to the API, and the cache of its answers. */
interface ApiClient {
  readonly client: GraphQLClient;
  readonly calls: ApiCalls;
  readonly cache: QueryCache;
}

const shared = new ProcessWide<ApiClient>('api');

/** One client and one cache for the process. */
export const apiClient = (): ApiClient => shared.getOrMake(() => createApiClient(env().GRAPHQL_ENDPOINT));

const createApiClient = (endpoint: string | undefined): ApiClient => ({
  client: createClient(endpoint),
  calls: new ApiCalls(endpoint ? REMOTE : OWN),
  cache: createQueryCache({ elsewhere: sharedAnswers }),
});

function createClient(endpoint: string | undefined): GraphQLClient {
  return new GraphQLClient(endpoint ?? IN_PROCESS, {
    fetch: endpoint ? createRemoteFetch() : askOurselves,
    // To find the name it would parse the text; with one operation in it, no server needs the name.
    excludeOperationName: true,
    // What beside the data went wrong need not cost all of it.
    errorPolicy: endpoint ? 'all' : 'none',
  });
}

const askOurselves: typeof fetch = (input, init) => {
  const api = registeredApi();
  if (!api) throw new ApiError('unreachable', new Error('No API is registered in this process'));
  const request = new Request(input, init);
  return api.fetchForSite ? api.fetchForSite(request) : api.fetch(request);
};

/**
 * Sends a question as it is, and gives the answer as it came, its errors too.
 * @throws ApiError, or what the client threw
 */
export async function send(query: string, variables: object, signal: AbortSignal): Promise<RawAnswer> {
  try {
    const question = { query, variables: { ...variables }, signal };
    const { data, errors = [] } = await apiClient().client.rawRequest<unknown>(question);
    return { data, errors };
  } catch (error) {
    const { data, errors = [] } = isClientError(error) ? error.response : {};
    if (errors.length === 0) throw error;
    return { data, errors };
  }
}

/** GraphQL errors and unreadable bodies all become one kind of failure. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return isClientError(error)
    ? refusal(error.response.errors ?? [], error)
    : new ApiError('malformed', error);
}

/** By what it has: the client may be that of another of Next's bundles, with a class of its own. */
const isClientError = (error: unknown): error is ClientError =>
  error instanceof Error && 'request' in error && 'response' in error;
