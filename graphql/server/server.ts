import { createYoga } from 'graphql-yoga';
import type { ApiContext } from './context.ts';
import { complexityLimits } from './complexity-limits.ts';
import { createDocumentCache } from './document-cache.ts';
import { executeAround } from './execution.ts';
import { inputLimits } from './input-limits.ts';
import { type ApiOptions, operationsOf } from './operations.ts';

/** The contract of the war over one database: takes GraphQL requests of clients. */
export type GraphqlApi = { fetch: (request: Request) => Promise<Response> };

/**
 * Answers every request with JSON: status 200, or 400 for what is no valid query. Errors carry
 * `extensions.code`: BAD_USER_INPUT, TIMEOUT, SERVICE_UNAVAILABLE where the database is away, and what GraphQL
 * itself gives.
 * A request whose connection breaks is asked again for a while.
 */
export function createApi(options: ApiOptions): GraphqlApi {
  const { schema, freshContext, safely, maskError } = operationsOf(options);
  const { plugin: forgetInvalid, ...parserAndValidationCache } = createDocumentCache();
  const yoga = createYoga<ApiContext>({
    schema,
    context: freshContext,
    parserAndValidationCache,
    plugins: [complexityLimits(), inputLimits(), forgetInvalid, executeAround(safely)],
    maskedErrors: { maskError },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    logging: false,
    cors: { origin: '*', credentials: false, methods: ['GET', 'POST', 'OPTIONS'] },
  });
  return { fetch: async (request) => yoga.fetch(request) };
}
