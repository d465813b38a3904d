import { expect, it } from 'vitest';

import { killsPerDeath } from './kills-per-death.ts';

it.each([
  [36, 8, '4.5'],
  [7, 0, '7.0'],
  [1, 3, '0.3'],
  [5, Number.NaN, '–'],
])('%d kills and %d deaths are %s', (kills, deaths, ratio) => {
  expect(killsPerDeath(kills, deaths)).toBe(ratio);
});
