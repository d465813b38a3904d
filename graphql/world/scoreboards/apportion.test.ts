import { describe, expect, test } from 'vitest';
import { apportion } from './damage-and-support.ts';

describe('apportion', () => {
  test.each([
    [10, [1, 1], [5, 5]],
    [10, [1, 2, 0], [3, 7, 0]],
    [1, [3, 3, 3], [1, 0, 0]],
    [0, [2, 1], [0, 0]],
    [7, [0, 0], [0, 0]],
    [7, [], []],
  ])('splits %i by %j', (amount, weights, parts) => {
    expect(apportion(amount, weights)).toEqual(parts);
  });

  test('loses nothing', () => {
    const weights = Array.from({ length: 90 }, (_, index) => (index * 7919) % 101);
    for (const amount of [1, 89, 12_345, 9_876_543])
      expect(apportion(amount, weights).reduce((sum, part) => sum + part, 0)).toBe(amount);
  });
});
