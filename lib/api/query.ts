import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { pageTimeLeft } from '#lib/page-budget.ts';
import { pageAnswers, wantedFreshness, currentRequestId } from '#lib/request-context.ts';
import { type Answer, type CachePolicy, LIVE, policyFor, type Provenance } from './answer.ts';
import { isRecord } from './answers/check.ts';
import { tidyTexts } from './answers/tidy-texts.ts';
import { apiClient, failureOf, send } from './api-client.ts';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { isWorse, type PastAnswer } from './past-answer.ts';
import { countedSince, coverageOf, isHeld } from './archive-coverage.ts';
import { registeredArchive, isForArchive } from './site-archive.ts';
import { traced } from '#lib/tracing.ts';
import type { CheckedAnswer } from './answers/compile-check.ts';
import { reportRepairs } from './answers/repair-reports.ts';
import { askEndpoint, refusal } from './ask-endpoint.ts';
import { type GraphqlApi, registeredApi } from './registry.ts';
import { type Endpoint, registeredEndpoint } from './schema/endpoint.ts';

/** An answer with its known faults. */
export interface ApiAnswer<Data> extends Pick<CheckedAnswer, 'damaged' | 'absent'> {
  readonly data: Data;
  /** Its provenance, if it is not from the API. */
  readonly provenance?: Provenance | null;
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
  if (endpoint && registeredArchive() && isForArchive(document, variables, endpoint)) {
    return countFromArchive(document, variables);
  }
  const work = async () => {
    try {
      return await ask();
    } catch (error) {
      // The refusal may have taught that the API lacks what the archive counts.
      const isCounted = endpoint && registeredArchive() && isForArchive(document, variables, endpoint);
      if (!isCounted || !(error instanceof ApiError) || error.kind !== 'refused') throw error;
      return countFromArchive(document, variables);
    }
  };
  const ask = () =>
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

/** Asks the archive of a remote API. Pauses and failures of that API do not hold it up. @throws ApiError */
function askArchive<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ApiAnswer<Data>> {
  const operation = operationName(document);
  const work = () =>
    apiClient().archiveCalls.run(operation, () => askOwnApi(registeredArchive()?.ask, document, variables));
  return traced({ name: 'question to the archive', facts: { operation }, work });
}

/** Milliseconds after which an archive that was not read again is no longer current. */
const BEHIND = 10 * 60_000;

/** Asks the archive what our own API alone counts. @throws ApiError, also while the archive has only begun */
async function countFromArchive<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<ApiAnswer<Data>> {
  const archive = registeredArchive();
  const span = archive?.span();
  if (!archive || !span) throw new ApiError('unarchived');
  const answer = await askArchive(document, variables);
  const { since, readAt } = span;
  const reach = { reachOf: archive.reachOf, since, now: Math.floor(Date.now() / 1_000) };
  const asOf = Date.now() - readAt * 1_000 > BEHIND ? readAt * 1_000 : null;
  const recordedSince = countedSince(document, variables, reach);
  return { ...answer, provenance: asOf === null && recordedSince === null ? null : { asOf, recordedSince } };
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
    const { data, damaged, provenance = null } = answer;
    tidyTexts(data);
    const good = policyFor(data, typeof policy === 'function' ? policy(data) : policy);
    return { data, damaged, provenance, policy: damaged ? LIVE : good };
  };
  const operation = operationName(document);
  const page = pageAnswers();
  try {
    const { data, provenance, age } = await apiClient().cache.answer({
      key: `${operation} ${JSON.stringify(variables)}`,
      ask,
      operation,
      freshness: wantedFreshness(),
      timeoutMs: pageTimeLeft(),
    });
    page?.note(age);
    return { data, provenance };
  } catch (error) {
    try {
      const archived = await fromArchive(document, variables, error);
      if (!archived) throw error;
      page?.note({ askedAt: performance.now(), policy: LIVE, standsIn: true });
      return archived;
    } catch (failure) {
      page?.noteFailure();
      throw failure;
    }
  }
}

/** Failures of a remote API as a whole, such as a page of its proxy in place of an answer. */
const AWAY: ReadonlySet<ApiErrorKind> = new Set(['unreachable', 'overloaded', 'malformed']);

/**
 * The answer of the archive while the remote API is away, as far as it covers the question; null where it is none for a
 * archive.
 * @throws ApiError where the archive does not cover it
 */
async function fromArchive<Data extends object, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  error: unknown,
): Promise<Answer<Data> | null> {
  const archive = registeredArchive();
  const isAway = error instanceof ApiError && AWAY.has(error.kind);
  if (!archive || !isAway || !isHeld(document)) return null;
  const coverage = coverageOf(document, variables, archive.reachOf, Math.floor(Date.now() / 1_000));
  if (!coverage) throw new ApiError('unarchived', error);
  const { readAt, partSince, parts } = coverage;
  // Safe: a total that is left out is optional in the document's type.
  const asked = coverage.variables as Variables;
  const answer = await askArchive(document, asked).catch(() => null);
  const values = new Map<string, unknown>(Object.entries(answer?.data ?? {}));
  // What the archive lacks may exist.
  if (!answer || [...values.values()].includes(null) || parts.some((name) => isEmpty(values.get(name)))) {
    throw new ApiError('unarchived', error);
  }
  tidyTexts(answer.data);
  return { data: answer.data, provenance: { asOf: readAt * 1_000, recordedSince: partSince } };
}

/** True for a list of no rows. */
function isEmpty(list: unknown): boolean {
  const rows = isRecord(list) ? list['nodes'] : list;
  return Array.isArray(rows) && rows.length === 0;
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
