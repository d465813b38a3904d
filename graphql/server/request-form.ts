import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { isGraphqlError } from './original-error.ts';
import { badRequest } from './refusal.ts';

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
