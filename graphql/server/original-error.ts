import type { GraphQLError } from 'graphql';

/** Returns the error that was thrown first: execution wraps it in one that knows the field. */
export const originalErrorOf = (error: unknown): unknown =>
  isGraphqlError(error) && error.originalError ? originalErrorOf(error.originalError) : error;

/**
 * True for a GraphQL error. Tested by name: bundlers and test runners may load the package twice, each with its own
 * class.
 */
export const isGraphqlError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError';
