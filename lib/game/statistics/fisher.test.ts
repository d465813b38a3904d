import { expect, it } from 'vitest';
import { fisher } from './fisher.ts';

const chanceOf = (a: number, b: number, c: number, d: number) =>
  fisher({ successes: a, trials: b }, { successes: c, trials: d });

it.each([
  // Fisher's lady tasting tea, and tables of R's fisher.test.
  [3, 4, 1, 4, 0.485714],
  [4, 4, 0, 4, 0.028571],
  [1, 10, 11, 14, 0.00275946],
  [8, 10, 1, 6, 0.034965],
  [10, 10, 9, 10, 1],
  [5, 50, 95, 150, 2.171832e-11],
])('is known for %d of %d and %d of %d', (a, b, c, d, known) => {
  expect(chanceOf(a, b, c, d) / known).toBeCloseTo(1, 4);
  expect(chanceOf(c, d, a, b) / known).toBeCloseTo(1, 4);
});

it('tells nothing without a trial, a success or a failure', () => {
  expect(chanceOf(0, 0, 3, 9)).toBe(1);
  expect(chanceOf(0, 0, 0, 0)).toBe(1);
  expect(chanceOf(0, 5, 0, 7)).toBe(1);
  expect(chanceOf(5, 5, 7, 7)).toBe(1);
});

it('holds where the chances are smaller than any number', () => {
  expect(chanceOf(14_000, 14_000, 0, 14_000)).toBe(0);
  expect(chanceOf(7_000, 14_000, 7_000, 14_000)).toBe(1);
});
