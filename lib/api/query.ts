import 'server-only';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { pageTimeLeft } from '#lib/page-budget.ts';
import { pageAnswers, wantedFreshness } from '#lib/request-context.ts';

import type { Answer } from './answer.ts';
import { tidyNames } from './answers/tidy-names.ts';
import { apiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { askApi, askRecord, operationName } from './ask-api.ts';
import { type CachePolicy, LIVE, policyFor } from './cache-policy.ts';
import { isWorse, type PastAnswer } from './past-answer.ts';
import { isRecorded, registeredRecord } from './site-record.ts';

/**
 * Asks the GraphQL API, or the cache of its answers, and notes the answer as part of the page being rendered.
 * @param policy the lifetime of the answer, or a function that derives it from the data
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
    tidyNames(data);
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
  tidyNames(answer.data);
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
  return data;
}
