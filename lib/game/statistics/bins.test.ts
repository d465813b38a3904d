import { expect, test } from 'vitest';

import { percentile, quantile } from '../scenarios/standing.ts';

/** Results by the bin that they are in, of 65. */
const bins = (counts: Readonly<Record<number, number>>) =>
  Array.from({ length: 65 }, (_, at) => counts[at] ?? 0);
/** The edge below a bin. */
const edge = (bin: number) => 10 ** (-2 + (9 / 64) * (bin - 1));

test.each([
  // The bin that begins at 10^(-2 + 9 / 64 * 32) = 316.2 holds all: half of them are below its middle by logarithm.
  [{ 33: 10 }, 0, edge(33)],
  [{ 33: 10 }, 0.5, Math.sqrt(edge(33) * edge(34))],
  [{ 33: 10 }, 1, edge(34)],
  [{ 0: 60, 33: 40 }, 0.5, 0],
  [{ 0: 60, 33: 40 }, 0.8, Math.sqrt(edge(33) * edge(34))],
  [{ 1: 1, 64: 1 }, 0.5, edge(2)],
  [{ 64: 1 }, 1, 10_000_000],
])('the quantile of %o at %d is %d', (counts, share, value) => {
  expect(quantile(bins(counts), share)).toBeCloseTo(value);
});

test.each([
  [{ 33: 10 }, 300, 0],
  [{ 33: 10 }, edge(33), 0],
  [{ 33: 10 }, Math.sqrt(edge(33) * edge(34)), 50],
  [{ 33: 10 }, 1_000, 100],
  [{ 0: 60, 33: 40 }, 0, 30],
  [{ 0: 60, 33: 40 }, 0.5, 60],
  [{ 0: 60, 33: 40 }, Math.sqrt(edge(33) * edge(34)), 80],
  [{ 1: 4, 64: 4 }, 0.001, 0],
  [{ 1: 4, 64: 4 }, 1e9, 100],
])('of %o, %d is at this percentile: %d', (counts, value, place) => {
  expect(percentile(bins(counts), value)).toBeCloseTo(place);
});

test('nothing is known without a result', () => {
  expect(quantile(bins({}), 0.5)).toBeNaN();
  expect(percentile(bins({}), 3)).toBeNaN();
});
