import { GraphQLError } from 'graphql';
import { isDatabaseUnavailable, isInputWrong } from './database-errors.ts';
import { originalErrorOf, isGraphqlError } from './refusal.ts';

/** Logs an error; at `debug` what a client has brought about by its own mistake. */
export type LogError = (error: unknown, level: 'debug' | 'error') => void;

/** The code and the message for a client. */
type Answer = readonly [code: string, message: string];

const MISTAKE: Answer = ['BAD_USER_INPUT', 'A value of the query is beyond what can be asked for.'];
const AWAY: Answer = ['SERVICE_UNAVAILABLE', 'The database is not available.'];
const UNEXPECTED: Answer = ['INTERNAL_SERVER_ERROR', 'Unexpected error.'];

/** Passes on errors intended for clients, and masks all others. */
export const maskErrors = (logError: LogError) => (error: unknown) => {
  const cause = originalErrorOf(error);
  if (isGraphqlError(error) && isGraphqlError(cause)) return error;

  const isMistake = isInputWrong(cause);
  logError(cause, isMistake ? 'debug' : 'error');
  const [code, message] = isMistake ? MISTAKE : isDatabaseUnavailable(cause) ? AWAY : UNEXPECTED;
  const place = isGraphqlError(error) ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(message, { ...place, extensions: { code } });
};
