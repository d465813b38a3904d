import { expect, test } from 'vitest';

import { keepsLimit } from './check-limits.ts';

test.each([
  ['hot', 0.6, true],
  ['hot', 0.59, false],
  ['warm', 2, true],
  ['html', 1.65, true],
  ['html', 1.66, false],
  ['hot', Number.NaN, false],
  ['html', Number.NaN, false],
] as const)('%s of %d: %s', (metric, value, kept) => {
  expect(keepsLimit({ path: '/', metric, value })).toBe(kept);
});
