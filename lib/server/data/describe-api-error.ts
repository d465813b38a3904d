import { isDatabaseUnavailable } from '#graphql/server/database-errors.ts';
import { describe } from '../log.ts';

/**
 * The log text of an error in our own API. Without the stack while the database is away: it says nothing then, and
 * there are many such errors.
 */
export const describeApiError = (error: unknown): string =>
  `graphql ${isDatabaseUnavailable(error) ? String(error) : describe(error)}`;
