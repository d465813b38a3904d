import { MAX_PAGE_SIZE } from '#graphql/resolvers/list-limits.ts';
import { QUERY_LIMITS } from '#graphql/server/limits.ts';
import { MAX_BODY_BYTES } from '../guards/request-limits.ts';

/** The limits of the built-in API, as shown to people who write queries. */
export const API_LIMITS = {
  ...QUERY_LIMITS,
  pageSize: MAX_PAGE_SIZE,
  kilobytes: MAX_BODY_BYTES / 1024,
} as const;

export type ApiLimits = typeof API_LIMITS;
