/** The limits of one query in size and time. */
export const QUERY_LIMITS = {
  depth: 12,
  aliases: 50,
  tokens: 2000,
  /** Fields of the answer, as many as there may be: see query-cost.ts. */
  cost: 20_000,
  milliseconds: 5_000,
  /** Bytes of the answer, about. */
  answerBytes: 4 * 1024 * 1024,
} as const;

/** Statements of one query that run at a time. */
export const STATEMENTS_AT_ONCE = 4;

/** Rows of a page when the query does not say. */
export const DEFAULT_PAGE_SIZE = 10;

/** Rows of a page, whatever the query says. */
export const MAX_PAGE_SIZE = 100;
