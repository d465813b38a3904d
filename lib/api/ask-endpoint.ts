import type { DocumentNode } from 'graphql';

import { isRecord } from './answers/check.ts';
import type { CheckedAnswer } from './answers/compile-check.ts';
import { ApiError, type ApiErrorKind } from './api-error.ts';
import { type Ask, restoreRows } from './lost-rows.ts';
import type { RawAnswer } from './raw-answer.ts';
import type { Endpoint } from './schema/endpoint.ts';

/** A checked answer, with the number of its errors. */
export interface EndpointAnswer extends CheckedAnswer {
  /** The number of GraphQL errors beside the data. */
  readonly errors: number;
}

/** Sends a document and its variables, and returns the raw answer. */
type Send = (text: string, variables: object) => Promise<RawAnswer>;

/** The most attempts to restate one question before its errors count. */
const ATTEMPTS = 4;
/** Error codes of an API that is unavailable for all questions. */
const UNAVAILABLE: ReadonlySet<unknown> = new Set(['SERVICE_UNAVAILABLE', 'TIMEOUT']);

/**
 * Asks a remote API the part of a question that it can answer, and checks the answer. Errors beside the data count as
 * damage, unless a root field is lost, or all rows of the list that the question pages through.
 * @param send returns the raw answer to a document and its variables
 * @throws ApiError
 */
export async function askEndpoint(
  endpoint: Endpoint,
  document: DocumentNode,
  variables: object,
  send: Send,
): Promise<EndpointAnswer> {
  for (let attempt = 1; ; attempt++) {
    const question = endpoint.question(document, variables);
    if (question.text === null) {
      // What was refused just now is not missing among the records, but from the API.
      if (attempt > 1) throw new ApiError('refused', new Error('The API offers nothing that is asked for'));
      return { ...question.check({}), errors: 0 };
    }
    const { data, errors } = await send(question.text, question.variables);
    const isRefused = errors.length > 0 && !isRecord(data);
    if (isRefused && attempt < ATTEMPTS && (await endpoint.learn(question, errors))) continue;
    const isWhole = await restoreRows(document, variables, { data, errors }, askRaw(endpoint, send));
    if (!isWhole) throw refusal(errors);
    return sound(question.check(data), errors, isRecord(data) ? 'broken' : 'malformed');
  }
}

/** Asks an endpoint once, in its own words. */
const askRaw =
  (endpoint: Endpoint, send: Send): Ask =>
  async (document, variables) => {
    const { text, variables: sent } = endpoint.question(document, variables);
    return text === null ? { data: null, errors: [] } : send(text, sent);
  };

/**
 * Returns an answer that has all of its root fields.
 * @throws ApiError for any other, of this kind where no errors say why
 */
function sound(answer: CheckedAnswer, errors: readonly unknown[], kind: ApiErrorKind): EndpointAnswer {
  const { broken, absent, damaged } = answer;
  if (errors.length > 0 && broken.length + absent.length > 0) throw refusal(errors);
  if (broken.length > 0) throw new ApiError(kind, new Error(`No value for ${broken.join(', ')}`));
  return { ...answer, damaged: damaged || errors.length > 0, errors: errors.length };
}

/** Turns GraphQL errors into an ApiError: a refusal, or an API that is unavailable now. */
export function refusal(errors: readonly unknown[], cause: unknown = errors): ApiError {
  const away = errors.some(
    (error) => isRecord(error) && isRecord(error.extensions) && UNAVAILABLE.has(error.extensions.code),
  );
  return new ApiError(away ? 'unreachable' : 'refused', cause);
}
