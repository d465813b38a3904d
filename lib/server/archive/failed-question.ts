import { type DocumentNode, getOperationAST } from 'graphql';
import { ApiError } from '#lib/api/api-error.ts';

/** Why a question of the archive has failed. */
class FailedQuestion extends ApiError {
  /** Its name, such as GetArchivedKills. */
  readonly operation: string;

  constructor(document: DocumentNode, error: ApiError) {
    const { kind, cause, retryAfter, holdsForAll } = error;
    super(kind, cause, { holdsForAll, ...(retryAfter !== undefined && { retryAfter }) });
    this.operation = getOperationAST(document)?.name?.value ?? '';
  }
}

/** The failure of a question, with its name. */
export const failureOf = (document: DocumentNode, error: unknown): ApiError =>
  new FailedQuestion(document, error instanceof ApiError ? error : new ApiError('malformed', error));

/** The name of the question that has failed; null for any other failure. */
export const operationOf = (error: unknown): string | null =>
  // Not by its class: `instanceof` says the same of every ApiError.
  error instanceof ApiError && 'operation' in error ? String(error.operation) : null;
