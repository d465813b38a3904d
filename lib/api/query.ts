import 'server-only';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type ClientError, GraphQLClient } from 'graphql-request';

import { env } from '#lib/env.ts';
import { pageAnswers, wantedFreshness } from '#lib/request-context.ts';

import { type QueryCache, createQueryCache } from './query-cache.ts';
import type { Answer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { type CachePolicy, policyFor } from './cache-policy.ts';
import { documentText } from './document-text.ts';
import { registeredApi } from './registry.ts';
import { createRemoteFetch } from './remote-transport.ts';

/** The address of our own API, which no network ever sees. */
const IN_PROCESS = 'http://api.invalid/graphql';

interface ApiClient {
  readonly client: GraphQLClient;
  readonly cache: QueryCache;
}

const key: unique symbol = Symbol.for('war-ledger.api');

/** One client and one cache for the process: Next's bundles do not share modules. */
function apiClient(): ApiClient {
  const holder: typeof globalThis & { [key]?: ApiClient } = globalThis;
  holder[key] ??= { client: createClient(), cache: createQueryCache() };
  return holder[key];
}

function createClient(): GraphQLClient {
  const endpoint = env().GRAPHQL_ENDPOINT;
  return new GraphQLClient(endpoint ?? IN_PROCESS, {
    fetch: endpoint ? createRemoteFetch() : askOurselves,
    // To find the name it would parse the text; with one operation in it, no server needs the name.
    excludeOperationName: true,
  });
}

const askOurselves: typeof fetch = (input, init) => {
  const api = registeredApi();
  if (!api) throw new ApiError('unreachable', new Error('No API is registered in this process'));
  return (api.answerSite ?? api.fetch)(new Request(input, init));
};

const UNAVAILABLE = 'SERVICE_UNAVAILABLE';

/** GraphQL errors, partial data and unreadable bodies all become one kind of failure. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!isClientError(error)) return new ApiError('malformed', error);
  const away = error.response.errors?.some(({ extensions }) => extensions.code === UNAVAILABLE);
  return new ApiError(away ? 'unreachable' : 'refused', error);
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
  const ask = async () => {
    const data = await queryUncached(document, variables);
    return { data, policy: policyFor(data, typeof policy === 'function' ? policy(data) : policy) };
  };
  const key = `${operationName(document)} ${JSON.stringify(variables)}`;
  const page = pageAnswers();
  try {
    const { data, staleSince, age } = await apiClient().cache.answer({
      key,
      ask,
      freshness: wantedFreshness(),
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
  try {
    return await apiClient().client.request<Data>(documentText(document), { ...variables });
  } catch (error) {
    throw toApiError(error);
  }
}

function operationName(document: TypedDocumentNode<unknown, never> | TypedDocumentNode): string {
  const [definition] = document.definitions;
  return definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '';
}
