import { describe, expect, it, test } from 'vitest';
import { wilson } from '#lib/game/scenarios/verdict.ts';
import { falseDiscovery, logOdds, normalShare } from './chance.ts';
import { rankChance } from './ranks.ts';

describe('the interval of a share', () => {
  it.each([
    [61, 104, 0.4905, 0.6765],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [1, 1, 0.2065, 1],
  ])('is that of Wilson for %d of %d', (successes, trials, low, high) => {
    const share = wilson(successes, trials);
    expect(share?.value).toBe(successes / trials);
    expect(share?.low).toBeCloseTo(low, 4);
    expect(share?.high).toBeCloseTo(high, 4);
  });

  it('is none without a trial', () => expect(wilson(0, 0)).toBeNull());
});

test('the normal distribution has the values of its tables', () => {
  const known = [
    [0, 0.5],
    [1, 0.841345],
    [1.96, 0.975002],
    [-1, 0.158655],
    [3, 0.99865],
  ] as const;
  for (const [x, share] of known) expect(normalShare(x)).toBeCloseTo(share, 6);
});

test('findings hold among as many as there are', () => {
  // The example of Benjamini and Hochberg (1995): four of fifteen hold at 5%.
  const chances = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
    0.759, 1,
  ];
  expect(falseDiscovery(chances, 0.05).filter(Boolean)).toHaveLength(4);
  expect(falseDiscovery([0.2, 0.001, 0.03], 0.05)).toEqual([false, true, true]);
  expect(falseDiscovery([], 0.05)).toEqual([]);
  expect(falseDiscovery([NaN, 0.001, NaN], 0.05)).toEqual([false, true, false]);
});

test.each([
  [0, 0, 0, 4],
  [10, 10, 0, 2 / 10.5],
  [200, 100, Math.log(200.5 / 100.5), 1 / 200.5 + 1 / 100.5],
  [0, 3, Math.log(0.5 / 3.5), 2 + 1 / 3.5],
])('the log odds of %d to %d are %d, with the variance %d', (one, other, value, variance) => {
  expect(logOdds(one, other).value).toBeCloseTo(value, 12);
  expect(logOdds(one, other).variance).toBeCloseTo(variance, 12);
});

test.each([
  [[5, 6, 7, 8], [1, 2, 3, 4], 0.0304],
  [[1, 2, 3], [4, 5, 6], 0.0809],
  // Ages at which men and women fell ill, of many textbooks: U = 17.
  [[19, 22, 16, 29, 24], [20, 11, 17, 12], 0.1113],
  [[1, 1, 2, 2], [2, 3, 3, 3], 0.0471],
  [[4, 4], [4, 4, 4], 1],
  [[], [1], 1],
])('ranks of %j among %j differ so by chance in %d', (one, other, chance) => {
  expect(rankChance(one, other)).toBeCloseTo(chance, 4);
  expect(rankChance(other, one)).toBeCloseTo(chance, 4);
});
