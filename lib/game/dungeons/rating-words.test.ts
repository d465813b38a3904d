import { expect, it } from 'vitest';

import { bandsOf, ratingAnswer } from './rating-words.ts';

const figures = (tries: number, cleared: number, median: number | null) => ({
  tries,
  cleared,
  timed: cleared,
  median,
});

it.each([
  [
    650,
    { tries: 20, cleared: 13, timed: 12, median: 2400 },
    '65%, 40m',
    'Item rating 600 to 699: 13 of 20 cleared, 65% (43 to 82%), half of the 12 timed clears within 40m.',
  ],
  [600, figures(5, 0, null), '0%', 'Item rating 600 to 699: 0 of 5 cleared, 0% (0 to 43%).'],
  [
    699,
    figures(5, 1, 90),
    '20%, 1m 30s',
    'Item rating 600 to 699: 1 of 5 cleared, 20% (4 to 62%), in 1m 30s.',
  ],
  [
    1_000,
    figures(4, 4, null),
    null,
    'Item rating 1000 to 1099: too few to tell, 4 of 4 cleared, 100% (51 to 100%).',
  ],
  [99, figures(0, 0, null), null, 'Item rating 0 to 99: no group has tried it yet.'],
  [7, undefined, null, 'Item rating 0 to 99: no group has tried it yet.'],
])('answers a rating of %i', (rating, of, short, words) => {
  expect(ratingAnswer(rating, of)).toEqual({ short, words });
});

it('finds the bands of a rating', () => {
  const bands = [{ from: 500 }, { from: 600 }, { from: 600 }, { from: 700 }];
  expect(bandsOf(bands, 600)).toHaveLength(2);
  expect(bandsOf(bands, 599)).toEqual([{ from: 500 }]);
  expect(bandsOf(bands, 900)).toEqual([]);
});
