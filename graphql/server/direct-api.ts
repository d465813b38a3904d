import { type DocumentNode, execute, validate } from 'graphql';

import type { ApiContext } from '../resolvers/context.ts';
import { around } from './execution.ts';
import { executionTimeout } from './execution-timeout.ts';
import { QUERY_LIMITS } from './limits.ts';
import { type ApiOptions, operationsOf } from './operations.ts';

/** An answer: data as JSON would give it, and errors as clients see them. */
export interface DirectAnswer {
  readonly data: unknown;
  readonly errors: readonly unknown[];
}

/** Asks with one of the site's documents. */
export type AskDirectly = (document: DocumentNode, variables: object) => Promise<DirectAnswer>;

/**
 * Answers the site's own questions without HTTP and serialisation. Its documents are trusted: each is validated once,
 * and the limits for clients' documents are left to `createApi`.
 */
export function createDirectApi(options: ApiOptions): AskDirectly {
  const { schema, createContext, safely, maskError } = operationsOf(options);
  const { database, timeout = QUERY_LIMITS.milliseconds } = options;
  const contextOfTurn = sharedInTurn(() => createContext(database));
  const run = around(safely, executionTimeout(timeout))(execute);
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
 * Shares a context among the questions that begin in one turn of the event loop, such as those of a page: rows that
 * several of them need are read once.
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

/**
 * Copies the executor's answer to ordinary objects. It makes objects without a prototype, which React refuses, and
 * which are slower to read. Leaf values are texts, numbers, booleans and null already.
 */
function plainData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainData);
  const plain: Record<string, unknown> = {};
  // Without a prototype there are no inherited names, and `Object.entries` would allocate a list for each object.
  for (const name in value) plain[name] = plainData(Reflect.get(value, name));
  return plain;
}
