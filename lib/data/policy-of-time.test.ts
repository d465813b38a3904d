import { expect, it } from 'vitest';

import { CATALOGUE, LIVE, OVER, PROFILE } from '#lib/api/answer.ts';

import { policyOfTime } from './policy-of-time.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const seconds = NOW.getTime() / 1000;

it.each([
  [{}, PROFILE],
  [{ time: { gte: 0 } }, PROFILE],
  [{ time: { gte: 0, lt: seconds + 1 } }, PROFILE],
  [{ time: { lt: seconds - 60 } }, PROFILE],
  [{ time: { lt: seconds - 3_600 } }, CATALOGUE],
])('counts of %j', (where, policy) => {
  expect(policyOfTime(where, NOW)).toBe(policy);
});

it('uses the given policy for ongoing records', () => {
  expect(policyOfTime({}, NOW, LIVE)).toBe(LIVE);
});

it('uses the given policy for finished records', () => {
  expect(policyOfTime({ time: { lt: seconds - 3_600 } }, NOW, LIVE, OVER)).toBe(OVER);
  expect(policyOfTime({ time: { lt: seconds - 60 } }, NOW, LIVE, OVER)).toBe(LIVE);
});
