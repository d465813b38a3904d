/** The limits of one query in size and time; the cost counts fields, dearer the deeper they stand. */
export const QUERY_LIMITS = {
  depth: 12,
  aliases: 50,
  tokens: 2000,
  cost: 10_000,
  milliseconds: 5_000,
} as const;

/** Rows of a page when the query does not say. */
export const DEFAULT_PAGE_SIZE = 10;

/** Rows of a page, whatever the query says. */
export const MAX_PAGE_SIZE = 100;
