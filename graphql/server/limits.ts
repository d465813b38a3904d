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

/** Rows of a page where the query does not say. */
export const DEFAULT_PAGE_SIZE = 10;

/** The most rows of a client's page, as in the game's API. */
export const MAX_PAGE_SIZE = 50;

/** The most rows before a page that begins at a place: the database reads them all. */
export const MOST_SKIPPED = 100_000;

/** The newest kills, and deaths, of a player or a guild that are summed up: more than most ever have. */
export const MOST_SUMMED = 50_000;

/** The most sums of a list. */
export const MOST_SUMS = 2_000;

/** The most days of which kills are counted one by one. */
export const MOST_DAYS = 366;

/** The most days of which pairs of players are counted: a month. */
export const MOST_PAIR_DAYS = 31;
