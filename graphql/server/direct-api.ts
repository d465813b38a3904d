import { type DocumentNode, execute, validate } from 'graphql';
import type { ApiContext } from './context.ts';
import { type ApiOptions, operationsOf } from './operations.ts';
import { plainData } from './plain-data.ts';

/** An answer: data as JSON would give it, and errors as clients see them. */
export interface DirectAnswer {
  readonly data: unknown;
  readonly errors: readonly unknown[];
}

/** Asks with a document of the program. */
export type AskDirectly = (document: DocumentNode, variables: object) => Promise<DirectAnswer>;

/**
 * The contract of the war for questions of this process, which need neither HTTP nor text. The documents are those of
 * the program: each is validated once, and the limits of strangers' documents are left to `createApi`.
 */
export function createDirectApi(options: ApiOptions): AskDirectly {
  const { schema, freshContext, safely, maskError } = operationsOf(options);
  const contextOfTurn = sharedInTurn(freshContext);
  const run = safely(execute);
  const valid = new WeakSet<DocumentNode>();

  return async (document, variables) => {
    if (!valid.has(document)) {
      const errors = validate(schema, document);
      if (errors.length > 0) return { data: null, errors };
      valid.add(document);
    }
    const args = { schema, document, variableValues: { ...variables }, contextValue: contextOfTurn() };
    const { data, errors = [] } = await run(args);
    return { data: plainData(data), errors: errors.map(maskError) };
  };
}

/**
 * Shares a context among the questions that begin in one turn of the event loop, such as those of a page: what several
 * of them read is read once.
 */
function sharedInTurn(freshContext: () => ApiContext): () => ApiContext {
  let shared: ApiContext | null = null;
  return () => {
    if (shared) return shared;
    shared = freshContext();
    setImmediate(() => {
      shared = null;
    });
    return shared;
  };
}
