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
import { ApiCalls, OWN, REMOTE } from './transport/api-calls.ts';

/** The client of the API, and the cache of its answers. */
interface ApiClient {
  readonly client: GraphQLClient;
  readonly calls: ApiCalls;
  /** Calls to the archive beside a remote API. */
  readonly archiveCalls: ApiCalls;
  readonly cache: QueryCache;
}

const shared = new ProcessWide<ApiClient>('api');

/** The one client and cache of the process. */
export const apiClient = (): ApiClient => shared.getOrMake(() => createApiClient(env().GRAPHQL_ENDPOINT));

const createApiClient = (endpoint: string | undefined): ApiClient => ({
  client: createClient(endpoint),
  calls: new ApiCalls(endpoint ? REMOTE : OWN),
  archiveCalls: new ApiCalls(OWN),
  cache: createQueryCache(),
});

function createClient(endpoint: string | undefined): GraphQLClient {
  return new GraphQLClient(endpoint ?? IN_PROCESS, {
    fetch: endpoint ? createRemoteFetch() : askOwnApi,
    // Otherwise the client would parse the document to find its name, which no server needs for a single operation.
    excludeOperationName: true,
    // Errors beside the data need not cost all of it.
    errorPolicy: endpoint ? 'all' : 'none',
  });
}

const askOwnApi: typeof fetch = (input, init) => {
  const api = registeredApi();
  if (!api) throw new ApiError('unreachable', new Error('No API is registered in this process'));
  const request = new Request(input, init);
  return api.fetchForSite ? api.fetchForSite(request) : api.fetch(request);
};

/**
 * Sends a question unchanged, and returns the raw answer with its errors.
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

/** Turns whatever the client threw, such as GraphQL errors or an unreadable body, into an ApiError. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return isClientError(error)
    ? refusal(error.response.errors ?? [], error)
    : new ApiError('malformed', error);
}

/** True for an error of the client. Tested by its fields: each of Next's bundles has its own class. */
const isClientError = (error: unknown): error is ClientError =>
  error instanceof Error && 'request' in error && 'response' in error;
