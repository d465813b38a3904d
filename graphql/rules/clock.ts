/** Seconds by which the clock of a writer may be ahead. */
const GRACE = 60;

/**
 * The last second of which rows are believed: later ones are of wrong clocks, in no list and in no sum of time.
 * @param now epoch seconds
 */
export const latestBelieved = (now: number): number => now + GRACE;
