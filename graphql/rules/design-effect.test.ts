import { expect, it } from 'vitest';

import { designEffect, playerVariance, type ResultMoments } from './design-effect.ts';

/** The moments of players with so many runs of 100 each, and these sums of results; nobody else is in the runs. */
function momentsOf(players: readonly (readonly [played: number, result: number])[]): ResultMoments {
  const sum = (of: (played: number, result: number) => number) =>
    players.reduce((all, [played, result]) => all + of(played, result), 0);
  return {
    played: sum((n) => n),
    squared: sum((n) => n ** 2),
    cubed: sum((n) => n ** 3),
    toTheFourth: sum((n) => n ** 4),
    results: sum((_, b) => b),
    resultsPlayed: sum((n, b) => n * b),
    resultsSquared: sum((_, b) => b ** 2),
    decided: sum((n) => n),
    runs: 100,
  };
}

it('players differ by what the sums of their results have beyond chance', () => {
  // The mean is 0 and the variance 100/99: (2 × 100 − 100/99 × 20 × 0.9) / (2 × 90 × 0.9²).
  const apart = momentsOf([
    [10, 10],
    [10, -10],
  ]);
  expect(playerVariance([apart])).toBeCloseTo((200 - (100 / 99) * 18) / (180 * 0.81), 9);
  const alike = momentsOf([
    [10, 2],
    [10, -2],
  ]);
  expect(playerVariance([alike])).toBe(0);
  expect(playerVariance([alike, apart])).toBeCloseTo((208 - (100 / 99) * 36) / (360 * 0.81), 9);
});

it('nothing is known of players where none comes again, or there is no run', () => {
  expect(playerVariance([])).toBe(0);
  expect(playerVariance([momentsOf([])])).toBe(0);
  expect(
    playerVariance([
      momentsOf([
        [1, 1],
        [1, -1],
      ]),
    ]),
  ).toBe(0);
});

it('a design effect grows with the runs of the same players', () => {
  expect(designEffect(0.01, 0.5, 201)).toBe(2);
  expect(designEffect(0.01, 0.5, 401)).toBe(3);
  expect(designEffect(0, 0.5, 401)).toBe(1);
  expect(designEffect(0.01, 0.5, 0)).toBe(1);
});
