import type { GraphQLError } from 'graphql';

/** Returns the error that was thrown first: execution wraps it in one that knows the field. */
export const originalErrorOf = (error: unknown): unknown =>
  isGraphqlError(error) && error.originalError ? originalErrorOf(error.originalError) : error;

/** By name: bundlers and test runners may load the package twice, each time with a class of its own. */
export const isGraphqlError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError';
