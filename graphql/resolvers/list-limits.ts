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
