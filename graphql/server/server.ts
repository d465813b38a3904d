import { createSchema, createYoga } from 'graphql-yoga';
import { leaveOutBadRows } from './bad-rows.ts';
import { createContext, type ApiContext } from './context.ts';
import { createDocumentCache } from './document-cache.ts';
import { schemaOf, type Spoken } from '../generations/schema-of.ts';
import { typeDefs } from '../generated/schema.ts';
import { complexityLimits } from './complexity-limits.ts';
import { inputLimits } from './input-limits.ts';
import { maskErrors, type LogError } from './mask-errors.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import { QUERY_LIMITS } from './limits.ts';
import { RETRY_FOR, retryReads } from './retry-reads.ts';
import type { Database } from '../sql/engine/database.ts';
import { executionTimeout } from './execution-timeout.ts';

export type ApiOptions = {
  database: Database;
  /** The generation that the API speaks; all of them unless given. */
  generation?: Spoken;
  /** Address of the icon with a number; `/icon/{n}` unless given. */
  iconUrl?: (iconNumber: number) => string;
  /** Milliseconds that an operation may take; those of QUERY_LIMITS unless given. */
  timeout?: number;
  /** Milliseconds for which an operation is begun again whose connection broke; RETRY_FOR unless given. */
  retryFor?: number;
  /** Hears of every unexpected error; clients only hear that there was one. Written to stderr unless given. */
  logError?: LogError;
};

/** The contract of the war over one database: takes GraphQL requests, over HTTP or from the same process. */
export type GraphqlApi = { fetch: (request: Request) => Promise<Response> };

/**
 * Answers every request with JSON: status 200, or 400 for what is no valid query. Errors carry
 * `extensions.code`: BAD_USER_INPUT, TIMEOUT, SERVICE_UNAVAILABLE where the database is away, and what GraphQL
 * itself gives.
 * A request whose connection breaks is asked again for a while.
 */
export function createApi({
  database,
  generation = 'everything',
  iconUrl = (icon) => `/icon/${icon}`,
  timeout = QUERY_LIMITS.milliseconds,
  retryFor = RETRY_FOR,
  logError = writeError,
}: ApiOptions): GraphqlApi {
  const freshContext = () => createContext({ database, iconUrl });
  const { plugin: forgetInvalid, ...parserAndValidationCache } = createDocumentCache();
  const schema = schemaOf(generation, createSchema<ApiContext>({ typeDefs, resolvers }));
  const yoga = createYoga<ApiContext>({
    schema,
    context: freshContext,
    parserAndValidationCache,
    plugins: [
      complexityLimits(),
      inputLimits(),
      forgetInvalid,
      leaveOutBadRows(schema, logError),
      retryReads(freshContext, retryFor),
      executionTimeout(timeout),
    ],
    maskedErrors: { maskError: maskErrors(logError) },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    logging: false,
    cors: { origin: '*', credentials: false, methods: ['GET', 'POST', 'OPTIONS'] },
  });
  return { fetch: async (request) => yoga.fetch(request) };
}

function writeError(error: unknown) {
  process.stderr.write(
    `graphql: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}
