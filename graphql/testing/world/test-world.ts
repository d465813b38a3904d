import type { WorldOptions } from '#graphql/world/world.ts';

import { FIXED_MOMENT } from '../clock/moment.mjs';

/** The world that tests ask, at the moment of all tests, and the periods in which that lies. */
export const TEST_WORLD = {
  seed: 'test',
  now: FIXED_MOMENT,
  // The laboratory `sums` counts in a larger one.
  scale: Number(process.env.TEST_SCALE || 0.1),
  isoWeek: { year: 2026, week: 39 },
  month: { year: 2026, month: 9 },
} as const satisfies WorldOptions & Record<string, unknown>;
