import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { pageTimeLeft } from '#lib/page-budget.ts';
import { pageAnswers, wantedFreshness, currentRequestId } from '#lib/request-context.ts';
import { type Answer, type CachePolicy, LIVE, policyFor } from './answer.ts';
import { tidyTexts } from './answers/tidy-texts.ts';
import { apiClient, failureOf, send } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { isWorse, type PastAnswer } from './past-answer.ts';
import { isRecorded, registeredRecord, isForRecord } from './site-record.ts';
import { traced } from '#lib/tracing.ts';
import type { CheckedAnswer } from './answers/compile-check.ts';
import { reportRepairs } from './answers/repair-reports.ts';
import { askEndpoint, refusal } from './ask-endpoint.ts';
import { type GraphqlApi, registeredApi } from './registry.ts';
import { type Endpoint, registeredEndpoint } from './schema/endpoint.ts';

/** An answer with its known faults. */
export interface ApiAnswer<Data> extends Pick<CheckedAnswer, 'damaged' | 'absent'> {
  readonly data: Data;
}

/**
 * Asks our own API, which keeps its schema, or a remote one, whose answers are checked and repaired.
 * @throws ApiError
 */
export function askApi<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ApiAnswer<Data>> {
  const endpoint = registeredEndpoint();
  const operation = operationName(document);
  if (endpoint && registeredRecord() && isForRecord(document, variables, endpoint)) {
    return askRecord(document, variables);
  }
  const work = () =>
    apiClient().calls.run(operation, async (signal) => {
      try {
        if (endpoint) return await askRemoteApi(endpoint, document, variables, signal);
        return await askOwnApi(registeredApi()?.ask, document, variables);
      } catch (error) {
        throw failureOf(error);
      }
    });
  return traced({ name: 'question', facts: { operation }, work });
}

/** Asks the record of a remote API, whose pauses and failures are none of the record's. @throws ApiError */
function askRecord<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ApiAnswer<Data>> {
  const operation = operationName(document);
  const work = () =>
    apiClient().recordCalls.run(operation, () => askOwnApi(registeredRecord()?.ask, document, variables));
  return traced({ name: 'question to the record', facts: { operation }, work });
}

async function askOwnApi<Data extends object, Variables extends object>(
  ask: GraphqlApi['ask'],
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ApiAnswer<Data>> {
  if (!ask) throw new ApiError('unreachable', new Error('No API is registered in this process'));
  const { data, errors } = await ask(document, variables);
  if (errors.length > 0) throw refusal(errors);
  // Safe: the document's types were generated from the schema that has answered.
  return { data: data as Data, damaged: false, absent: [] };
}

async function askRemoteApi<Data extends object, Variables extends object>(
  endpoint: Endpoint,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<ApiAnswer<Data>> {
  const { data, damaged, absent, repairs, errors } = await askEndpoint(
    endpoint,
    document,
    variables,
    (text, sent) => send(text, sent, signal),
  );
  reportRepairs({ operation: operationName(document), repairs, errors, requestId: currentRequestId() });
  // Safe: the check has repaired the answer to the document's types.
  return { data: data as Data, damaged, absent };
}

/** @example operationName(GetKillDocument) // 'GetKill' */
function operationName(document: TypedDocumentNode<unknown, never> | TypedDocumentNode): string {
  const [definition] = document.definitions;
  return definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '';
}

/**
 * Asks the GraphQL API, or the cache of its answers, and notes the answer as part of the page being rendered.
 * @param policy the lifetime of the answer, or a function that derives it from the data
 * @param askNow asks the API where the cache has no answer; in a question with others where the caller joins them
 * @throws ApiError
 */
export async function query<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  policy: CachePolicy | ((data: Data) => CachePolicy),
  askNow: () => Promise<ApiAnswer<Data>> = () => askApi(document, variables),
): Promise<Answer<Data>> {
  const ask = async (past?: PastAnswer) => {
    const answer = await askNow();
    if (past && isWorse(answer, past, Date.now())) throw new ApiError('malformed');
    const { data, damaged } = answer;
    tidyTexts(data);
    const good = policyFor(data, typeof policy === 'function' ? policy(data) : policy);
    return { data, damaged, policy: damaged ? LIVE : good };
  };
  const operation = operationName(document);
  const page = pageAnswers();
  try {
    const { data, staleSince, age } = await apiClient().cache.answer({
      key: `${operation} ${JSON.stringify(variables)}`,
      ask,
      operation,
      freshness: wantedFreshness(),
      timeoutMs: pageTimeLeft(),
    });
    page?.note(age);
    return { data, staleSince };
  } catch (error) {
    const recorded = await fromRecord(document, variables, error);
    if (recorded) {
      page?.note({ askedAt: performance.now(), policy: LIVE, standsIn: true });
      return recorded;
    }
    page?.noteFailure();
    throw error;
  }
}

/** The answer of the record while the remote API is away, as old as the record; null where it has none. */
async function fromRecord<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  error: unknown,
): Promise<Answer<Data> | null> {
  const span = registeredRecord()?.span();
  const isAway = error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'overloaded');
  if (!span || !isAway || !isRecorded(document)) return null;
  const answer = await askRecord(document, variables).catch(() => null);
  // What the record lacks may exist.
  if (!answer || Object.values(answer.data).includes(null)) return null;
  tidyTexts(answer.data);
  return { data: answer.data, staleSince: span.readAt * 1_000 };
}

/**
 * Asks the GraphQL API without the cache, for walks over all records: each answer is used once, and would evict answers
 * that pages need.
 * @throws ApiError
 */
export async function queryUncached<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, damaged } = await askApi(document, variables);
  if (damaged) throw new ApiError('malformed');
  tidyTexts(data);
  return data;
}
