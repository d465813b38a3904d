import type { WorldOptions } from '#graphql/world/world.ts';

/**
 * The world that tests ask. Its clock stands at Wednesday 2026-09-23 12:00:00 UTC: the middle of ISO week 39 of
 * 2026 and away from the borders of its month, so that "this week" and "this month" hold kills and a few days
 * before still lie in the same periods.
 */
export const TEST_WORLD = {
  seed: 'test',
  now: 1_790_164_800,
  // The laboratory `sums` counts in a larger one.
  scale: Number(process.env.TEST_SCALE || 0.1),
  isoWeek: { year: 2026, week: 39 },
  month: { year: 2026, month: 9 },
} as const satisfies WorldOptions & Record<string, unknown>;
