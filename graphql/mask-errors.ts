import { GraphQLError } from 'graphql';

export type LogError = (error: unknown) => void;

/** Classes of SQLSTATE that say that the database is away, full or going down, and cancelled statements. */
const AWAY_STATE = /^(08...|53...|57P0.|57014)$/;
const AWAY_CODES = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Errors meant for the client pass; of all others it hears no more than that there was one. */
export const maskErrors = (logError: LogError) => (error: unknown) => {
  const cause = causeOf(error);
  if (isGraphqlError(error) && isGraphqlError(cause)) return error;

  logError(cause);
  const [code, message] = isDatabaseAway(cause)
    ? ['SERVICE_UNAVAILABLE', 'The database is not available.']
    : ['INTERNAL_SERVER_ERROR', 'Unexpected error.'];
  const place = isGraphqlError(error) ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(message, { ...place, extensions: { code } });
};

/** What was thrown first: execution wraps it in an error that knows the field. */
const causeOf = (error: unknown): unknown =>
  isGraphqlError(error) && error.originalError ? causeOf(error.originalError) : error;

/** By name: bundlers and test runners may load the package twice, each time with a class of its own. */
const isGraphqlError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError';

function isDatabaseAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return AWAY_CODES.has(code) || AWAY_STATE.test(code);
}
