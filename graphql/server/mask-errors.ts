import { GraphQLError } from 'graphql';
import { isDatabaseUnavailable } from './database-errors.ts';
import { originalErrorOf, isGraphqlError } from './refusal.ts';

export type LogError = (error: unknown) => void;

/** Passes on errors intended for clients, and masks all others. */
export const maskErrors = (logError: LogError) => (error: unknown) => {
  const cause = originalErrorOf(error);
  if (isGraphqlError(error) && isGraphqlError(cause)) return error;

  logError(cause);
  const [code, message] = isDatabaseUnavailable(cause)
    ? ['SERVICE_UNAVAILABLE', 'The database is not available.']
    : ['INTERNAL_SERVER_ERROR', 'Unexpected error.'];
  const place = isGraphqlError(error) ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(message, { ...place, extensions: { code } });
};
