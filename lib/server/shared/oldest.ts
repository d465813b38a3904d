/** Milliseconds beyond its lifetime for which something is kept, as a stale fallback. Purges are remembered as long. */
export const OLDEST = 3 * 24 * 3_600_000;
