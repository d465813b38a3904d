import { expect, it } from 'vitest';

import { CATALOGUE, FINISHED, LIVE, OVER, policyFor, PROFILE, SUMS } from './answer.ts';

it('asks soon again for what is not there yet', () => {
  expect(policyFor({ kill: null }, FINISHED)).toBe(LIVE);
  expect(policyFor({ item: { id: '7' } }, CATALOGUE)).toBe(CATALOGUE);
  expect(policyFor({ wins: { totalCount: 0 }, losses: null }, LIVE)).toBe(LIVE);
});

it('lets nothing be shown for more than a minute beyond its time without its age', () => {
  for (const { whileRevalidating } of [CATALOGUE, FINISHED, LIVE, OVER, PROFILE, SUMS]) {
    expect(whileRevalidating).toBeLessThanOrEqual(60_000);
  }
});
