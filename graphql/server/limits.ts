/** The limits of one query in size and time. */
export const QUERY_LIMITS = {
  depth: 12,
  aliases: 50,
  tokens: 2000,
  /** The most fields that the answer may have, by the estimate of query-cost.ts. */
  cost: 20_000,
  milliseconds: 5_000,
  /** Estimated bytes of the largest answer. */
  answerBytes: 4 * 1024 * 1024,
} as const;

/** Statements of one query at a time. */
export const STATEMENTS_AT_ONCE = 4;
