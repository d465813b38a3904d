import 'server-only';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type ClientError, GraphQLClient } from 'graphql-request';

import { env } from '#lib/env.ts';
import { pageAnswers, pageTimeLeft, wantedFreshness } from '#lib/request-context.ts';

import { type QueryCache, createQueryCache } from './query-cache.ts';
import type { Answer } from './answer.ts';
import type { CheckedAnswer } from './answers/compile-check.ts';
import { ApiError } from './api-error.ts';
import { askEndpoint, type RawAnswer, refusal } from './ask-endpoint.ts';
import { type CachePolicy, LIVE, policyFor } from './cache-policy.ts';
import { documentText } from './document-text.ts';
import { isWorse, type PastAnswer } from './past-answer.ts';
import { IN_PROCESS, registeredApi } from './registry.ts';
import { createRemoteFetch } from './remote-transport.ts';
import { registeredEndpoint } from './schema/endpoint.ts';
import { ApiCalls, OWN, REMOTE } from './transport/api-calls.ts';

interface ApiClient {
  readonly client: GraphQLClient;
  readonly calls: ApiCalls;
  readonly cache: QueryCache;
}

const key: unique symbol = Symbol.for('war-ledger.api');

/** One client and one cache for the process: Next's bundles do not share modules. */
function apiClient(): ApiClient {
  const holder: typeof globalThis & { [key]?: ApiClient } = globalThis;
  holder[key] ??= createApiClient(env().GRAPHQL_ENDPOINT);
  return holder[key];
}

const createApiClient = (endpoint: string | undefined): ApiClient => ({
  client: createClient(endpoint),
  calls: new ApiCalls(endpoint ? REMOTE : OWN),
  cache: createQueryCache(),
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
  return (api.answerSite ?? api.fetch)(new Request(input, init));
};

/** GraphQL errors and unreadable bodies all become one kind of failure. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return isClientError(error)
    ? refusal(error.response.errors ?? [], error)
    : new ApiError('malformed', error);
}

/** By what it has: the client may be that of another of Next's bundles, with a class of its own. */
const isClientError = (error: unknown): error is ClientError =>
  error instanceof Error && 'request' in error && 'response' in error;

/**
 * Asks the GraphQL API, or the cache of its answers. The page that is being rendered is noted to be made of the answer.
 * @param policy how long the answer is good, where that depends on what it says a function of it
 * @throws ApiError
 */
export async function query<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  policy: CachePolicy | ((data: Data) => CachePolicy),
): Promise<Answer<Data>> {
  const ask = async (past?: PastAnswer) => {
    const answer = await askApi(document, variables);
    if (past && isWorse(answer, past, Date.now())) throw new ApiError('malformed');
    const { data, damaged } = answer;
    const good = policyFor(data, typeof policy === 'function' ? policy(data) : policy);
    return { data, damaged, policy: damaged ? LIVE : good };
  };
  const key = `${operationName(document)} ${JSON.stringify(variables)}`;
  const page = pageAnswers();
  try {
    const { data, staleSince, age } = await apiClient().cache.answer({
      key,
      ask,
      operation: operationName(document),
      freshness: wantedFreshness(),
      patience: pageTimeLeft(),
    });
    page?.note(age);
    return { data, staleSince };
  } catch (error) {
    page?.noteFailure();
    throw error;
  }
}

/**
 * Asks the GraphQL API past the cache, for walks over all records: their answers are asked for once, and would push
 * those of pages out of it.
 * @throws ApiError
 */
export async function queryUncached<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, damaged } = await askApi(document, variables);
  if (damaged) throw new ApiError('malformed');
  return data;
}

type ApiAnswer<Data> = Omit<CheckedAnswer, 'data'> & { readonly data: Data };

/** Asks our own API, which keeps its schema, or another one, whose answers are checked. */
async function askApi<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ApiAnswer<Data>> {
  const endpoint = registeredEndpoint();
  return apiClient().calls.run(operationName(document), async (signal) => {
    try {
      if (endpoint) {
        const answer = await askEndpoint(endpoint, document, variables, (text, sent) =>
          send(text, sent, signal),
        );
        // The check has made the types of the document of it.
        return { ...answer, data: answer.data as Data };
      }
      const question = { document: documentText(document), variables: { ...variables }, signal };
      const data = await apiClient().client.request<Data>(question);
      return { data, damaged: false, broken: [], absent: [] };
    } catch (error) {
      throw toApiError(error);
    }
  });
}

async function send(query: string, variables: object, signal: AbortSignal): Promise<RawAnswer> {
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

function operationName(document: TypedDocumentNode<unknown, never> | TypedDocumentNode): string {
  const [definition] = document.definitions;
  return definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '';
}
