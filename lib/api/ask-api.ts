import 'server-only';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { currentRequestId } from '#lib/request-context.ts';
import { traced } from '#lib/tracing.ts';

import type { CheckedAnswer } from './answers/compile-check.ts';
import { reportRepairs } from './answers/repair-reports.ts';
import { apiClient, failureOf, send } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { askEndpoint, refusal } from './ask-endpoint.ts';
import { type GraphqlApi, registeredApi } from './registry.ts';
import { type Endpoint, registeredEndpoint } from './schema/endpoint.ts';
import { isForRecord, registeredRecord } from './site-record.ts';

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

/**
 * Asks the record of a remote API, whose pauses and failures are none of the record's.
 * @throws ApiError
 */
export function askRecord<Data extends object, Variables extends object>(
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
export function operationName(document: TypedDocumentNode<unknown, never> | TypedDocumentNode): string {
  const [definition] = document.definitions;
  return definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : '';
}
