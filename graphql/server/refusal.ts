import { GraphQLError } from 'graphql';

/** A query exceeds the cost limit, or has a shape that no honest client needs. */
export class QueryTooExpensive extends Error {
  override readonly name = 'QueryTooExpensive';
}

/** The deepest recursion; introspection of wrapped types needs half of it. */
export const MOST_LEVELS = 40;

/** Returns the error that was thrown first: execution wraps it in one that knows the field. */
export const originalErrorOf = (error: unknown): unknown =>
  isGraphqlError(error) && error.originalError ? originalErrorOf(error.originalError) : error;

/**
 * True for a GraphQL error. Tested by name: bundlers and test runners may load the package twice, each with its own
 * class.
 */
export const isGraphqlError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError';

/** Makes the error of a request whose form is wrong: status 400. */
export const badRequest = (message: string, code = 'BAD_REQUEST') =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/** Makes the error of a query that is not executed: status 200 to clients of plain JSON, 400 to all others. */
export const refusedQuery = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { spec: true, status: 400 } } });
