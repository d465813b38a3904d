import { range } from 'd3-array';
import { expect, it, test } from 'vitest';

import { Random } from '#graphql/rules/random.ts';
import { percentileOf, placeWords } from './place.ts';

const place = (others: number, worse: number, equal = 0) => ({ others, worse, equal });

test.each([
  [place(190, 91), 48],
  [place(190, 0, 190), 50],
  [place(190, 20, 100), 37],
  [place(30, 0), 0],
  [place(30, 30), 100],
  [place(1_000, 1), 1],
  [place(1_000, 999), 99],
  [place(1_000, 0, 1), 1],
  [place(29, 29), null],
  [place(0, 0), null],
])('the percentile of %o is %s', (one, percentile) => {
  expect(percentileOf(one)).toBe(percentile);
});

test.each([
  [place(190, 91), 'Better than 48% of 190 healers', 'Better than 48%'],
  [place(190, 20, 100), 'Better than 11% of 190 healers, level with 53%', 'Better than 11%, level with 53%'],
  [place(190, 0, 190), 'Level with all 190 healers', 'Level with all'],
  [place(190, 0, 76), 'Level with 40% of 190 healers, better than none', 'Level with 40%, better than none'],
  [place(190, 190), 'Better than all 190 healers', 'Better than all'],
  [place(190, 0), 'Better than none of 190 healers', 'Better than none'],
  [place(2_000, 1), 'Better than 1 of 2,000 healers', 'Better than 1'],
  [place(2_000, 1_999), 'Better than 1,999 of 2,000 healers', 'Better than 1,999'],
  [place(2_000, 1_500, 1), 'Better than 75% of 2,000 healers, level with 1', 'Better than 75%, level with 1'],
  [place(29, 20), 'Too few to tell: 29 healers', 'Too few to tell'],
  [place(0, 0), 'Too few to tell: 0 healers', 'Too few to tell'],
])('%o is said as it is', (one, words, cell) => {
  expect(placeWords(one, 'healers')).toBe(words);
  expect(placeWords(one)).toBe(cell);
});

/** The percentiles of all of some values among the others. */
const percentiles = (values: readonly number[]) =>
  values.map((own) =>
    percentileOf({
      others: values.length - 1,
      worse: values.filter((value) => value < own).length,
      equal: values.filter((value) => value === own).length - 1,
    }),
  );

it('gives each tenth of the percentiles to a tenth of those who do the same', () => {
  const random = new Random('places');
  const found = percentiles(range(400).map(() => random.next() ** 3));
  for (const tenth of range(10)) {
    const within = found.filter((one) => one !== null && one >= tenth * 10 && one < tenth * 10 + 10);
    expect(within.length).toBeGreaterThanOrEqual(36);
    expect(within.length).toBeLessThanOrEqual(44);
  }
});

it('puts those who are level in the middle of their places', () => {
  const random = new Random('ties');
  const values = range(200).map(() => (random.next() < 0.8 ? 0 : 1));
  const zeros = values.filter((value) => value === 0).length;
  expect(new Set(percentiles(values))).toEqual(
    new Set([(zeros - 1) / 2, zeros + (199 - zeros) / 2].map((below) => Math.round((below / 199) * 100))),
  );
  expect(percentiles(range(31).map(() => 0))).toEqual(range(31).map(() => 50));
});
