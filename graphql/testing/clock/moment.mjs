/**
 * The time of day in all tests, in epoch seconds: Wednesday 2026-09-23 12:00:00 UTC. It is the middle of ISO week 39 of
 * 2026 and away from the borders of its month, so that "this week" and "this month" hold kills and a few days before
 * still lie in the same periods.
 */
export const FIXED_MOMENT = 1_790_164_800;

/**
 * The time of day of this run, in epoch seconds: that of all tests, or the one that TEST_MOMENT names for
 * `npm run lab -- other-days`.
 */
export const MOMENT = Number(process.env.TEST_MOMENT || FIXED_MOMENT);
