import { describe, expect, it, test } from 'vitest';
import { wilson } from '#lib/game/scenarios/verdict.ts';
import { falseDiscovery, normalShare } from './chance.ts';
import { clusteredBothWays, groupVariance } from './random-groups.ts';
import { rankChance } from './ranks.ts';
import { studentChance, studentQuantile } from './student.ts';

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
  [2.306, 8, 0.05],
  [2.0395, 31, 0.05],
  [5.2, 31, 0.0000119],
  [1, 4, 0.3739],
  [1.96, 1e6, 0.05],
  [0, 8, 1],
])(
  'Student’s distribution has values beyond %d, with %d degrees of freedom, in %d',
  (value, freedom, chance) => {
    expect(studentChance(value, freedom) / chance).toBeCloseTo(1, 1);
    expect(studentChance(-value, freedom)).toBe(studentChance(value, freedom));
  },
);

test.each([
  [8, 2.306],
  [31, 2.0395],
  [1e6, 1.96],
])('with %d degrees of freedom it is within %d in 95 of 100 cases', (freedom, value) => {
  expect(studentQuantile(1.96, freedom)).toBeCloseTo(value, 1);
});

test('random groups tell the variance over players', () => {
  const moves = [1, -1, 1, -1, 1, -1, 1, -1];
  expect(groupVariance(moves, 8)).toEqual({ variance: 64 / 7, freedom: 7 });
  expect(groupVariance([...moves, 0, 0], 8)).toEqual({ variance: 80 / 9, freedom: 9 });
  expect(groupVariance([...moves, 0, 0], 7)).toBeNull();
});

test('a variance clustered both ways is at least that of one way', () => {
  const [small, large] = [
    { variance: 1, freedom: 31 },
    { variance: 3, freedom: 9 },
  ];
  expect(clusteredBothWays(small, large, 0.5)).toEqual({ variance: 3.5, freedom: 9 });
  expect(clusteredBothWays(small, large, 2)).toEqual({ variance: 3, freedom: 9 });
  expect(clusteredBothWays(small, small, 5)).toEqual({ variance: 5, freedom: 31 });
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
