import { expect, it } from 'vitest';

import { CATALOGUE, FINISHED, LIVE, policyFor } from './cache-policy.ts';

it('asks soon again for what is not there yet', () => {
  expect(policyFor({ kill: null }, FINISHED)).toBe(LIVE);
  expect(policyFor({ item: { id: '7' } }, CATALOGUE)).toBe(CATALOGUE);
  expect(policyFor({ wins: { totalCount: 0 }, losses: null }, LIVE)).toBe(LIVE);
});
