import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { badRequest, isGraphqlError } from './refusal.ts';

const MAX_VARIABLES_DEPTH = 40;
/** The most fields of an object in the variables; no input of the contract has half as many. */
const MAX_VARIABLES_FIELDS = 100;
/** The most objects and lists in the variables; a filter may have 50 conditions, with an object or two each. */
const MAX_VARIABLES_PARTS = 1000;
/** The deepest nesting of brackets in a query. */
const MAX_NESTING = 100;

/**
 * Limits the shape of a request before its query is parsed. Parsers and filters recurse, so that deep nesting would
 * exhaust the stack; the error for an unknown field repeats its whole object, so that a wide one takes long. Every
 * part of a filter is checked against all fields that it could have, so that many of them take long too.
 */
export const inputLimits = (): Plugin => ({
  onParams({ params }) {
    const problem = problemOfQuery(params.query) ?? problemOfVariables(params.variables);
    if (problem) throw badRequest(problem, 'BAD_USER_INPUT');
  },
});

function problemOfQuery(query: unknown): string | undefined {
  if (typeof query !== 'string') return undefined;
  let depth = 0;
  for (const [bracket] of query.matchAll(/[[\](){}]/g)) {
    depth += '[({'.includes(bracket) ? 1 : -1;
    if (depth > MAX_NESTING) return 'The query is nested too deeply.';
  }
  return undefined;
}

function problemOfVariables(variables: unknown): string | undefined {
  let level: unknown[] = [variables];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_VARIABLES_DEPTH) return 'The variables are nested too deeply.';
    const objects = level.filter((each) => typeof each === 'object' && each !== null);
    if (objects.some((each) => !Array.isArray(each) && Object.keys(each).length > MAX_VARIABLES_FIELDS)) {
      return 'The variables have too many fields.';
    }
    parts += objects.length;
    if (parts > MAX_VARIABLES_PARTS) return 'The variables have too many parts.';
    level = objects.flatMap((each): unknown[] => Object.values(each));
  }
  return undefined;
}

/** The most answers to a batch: one operation may be a single character, and its error is a hundred. */
const MOST_ANSWERS = 100;

/** An answer that no query has led to. */
const answerOf = (message: string) => ({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });

const NO_BATCHES = answerOf('Batches are not supported: send each operation by itself.');
const NOT_ACCEPTABLE = answerOf('Accept application/json.');

/** Rejects requests without the text of one operation, with errors in the form that clients expect. */
export const requestForm = (): Plugin => ({
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return;
    setRequestParser(async (request) => {
      const params = await parsed(async () => requestParser(request));
      return Array.isArray(params) ? refusedBatch(params.length) : params;
    });
  },
  onParams({ params: { query, extensions } }) {
    if (query) return;
    if (extensions?.persistedQuery) throw noPersistedQueries();
    throw badRequest('Must provide query string.');
  },
  onResultProcess({ resultProcessor, setResultProcessor }) {
    if (resultProcessor) return;
    setResultProcessor(() => Response.json(NOT_ACCEPTABLE, { status: 406 }), 'application/json');
  },
});

/** Replaces the errors about broken JSON: Yoga's holds the whole body, or is not meant for clients. */
async function parsed<Params>(parse: () => Promise<Params>): Promise<Params> {
  try {
    return await parse();
  } catch (error) {
    if (error instanceof SyntaxError) throw badRequest('The variables or the extensions are not JSON.');
    if (!isGraphqlError(error) || !error.extensions.originalError) throw error;
    throw badRequest('The body is not JSON.');
  }
}

/** An error for each operation, since clients find the answers by their places. */
function refusedBatch(operations: number): Response {
  const length = Math.min(Math.max(1, operations), MOST_ANSWERS);
  return Response.json(
    Array.from({ length }, () => NO_BATCHES),
    { status: 400 },
  );
}

/** Makes the error upon which clients send the text. With the status of success: otherwise some read no error. */
const noPersistedQueries = () =>
  new GraphQLError('PersistedQueryNotSupported', { extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } });
