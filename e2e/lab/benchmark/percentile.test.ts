import { expect, test } from 'vitest';
import { median, percentile } from './raw-request.ts';

test('a percentile is a value that was there', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 50, 99, 100]);
  expect(percentile([7], 0.99)).toBe(7);
});

test('a median lies in the middle', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([10, 1, 4, 2])).toBe(3);
  expect(median([5])).toBe(5);
});

test('of nothing there is neither', () => {
  expect([percentile([], 0.5), median([])]).toEqual([NaN, NaN]);
});
