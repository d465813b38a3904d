import { describe, expect, it } from 'vitest';

import { type RatedRun, ratedRuns, ratingBands, ratingTrend } from './rating-relation.ts';

const START = 1_795_281_919_294;

const point = (rating: number, minutes: number, completed = true): RatedRun => ({
  id: `${rating} ${minutes}`,
  rating,
  minutes,
  completed,
});

describe('ratedRuns', () => {
  it('takes the average of the party without rounding it', () => {
    const run = { id: 'a', start: START, end: START + 90_000, completed: false };
    const members = [{ itemRating: 500 }, { itemRating: 501 }, { itemRating: 503 }];
    expect(ratedRuns([{ ...run, scoreboardEntries: members }])).toEqual([
      { id: 'a', rating: 1504 / 3, minutes: 1.5, completed: false },
    ]);
  });

  it('leaves out runs without an end and without a party', () => {
    const members = [{ itemRating: 500 }];
    const run = { id: 'a', start: START, completed: true };
    expect(
      ratedRuns([
        { ...run, end: 0, scoreboardEntries: members },
        { ...run, end: START + 1, scoreboardEntries: [] },
      ]),
    ).toEqual([]);
  });
});

describe('ratingTrend', () => {
  const falling = Array.from({ length: 12 }, (_, at) => point(500 + 10 * at, 90 - 2 * at + (at % 2)));

  it('is the line of least squares through the completed runs', () => {
    const trend = ratingTrend(falling);
    const error = (start: number, slope: number) =>
      falling.reduce((sum, { rating, minutes }) => sum + (start + slope * rating - minutes) ** 2, 0);
    expect(trend?.slope).toBeCloseTo(-0.2, 1);
    const best = error(trend?.start ?? 0, trend?.slope ?? 0);
    for (const [start, slope] of [
      [0.2, 0],
      [-0.2, 0],
      [0, 0.001],
      [0, -0.001],
    ] as const) {
      expect(error((trend?.start ?? 0) + start, (trend?.slope ?? 0) + slope)).toBeGreaterThan(best);
    }
  });

  it('does not count runs that were given up', () => {
    const given = Array.from({ length: 30 }, (_, at) => point(500 + at, 5 * at, false));
    expect(ratingTrend([...falling, ...given])).toEqual(ratingTrend(falling));
    expect(ratingTrend(given)).toBeNull();
  });

  it('is none where chance would bring it about', () => {
    // Unrelated, and yet a correlation of 0.5: with three times as many runs it would say something.
    const minutes = [40, 30, 54, 51, 38, 52, 33, 60, 47, 59];
    const few = minutes.map((each, at) => point(500 + 10 * at, each));
    expect(ratingTrend(few)).toBeNull();
    expect(ratingTrend([...few, ...few, ...few])).not.toBeNull();
  });

  it('is none where nothing goes together', () => {
    const even = Array.from({ length: 12 }, (_, at) =>
      point(500 + 10 * Math.floor(at / 2), at % 2 ? 90 : 30),
    );
    expect(ratingTrend(even)).toBeNull();
    expect(ratingTrend(falling.map((run) => ({ ...run, rating: 500 })))).toBeNull();
    expect(ratingTrend(falling.map((run) => ({ ...run, minutes: 40 })))).toBeNull();
    expect(ratingTrend(falling.slice(0, 9))).toBeNull();
  });
});

describe('ratingBands', () => {
  it('sorts runs into bands of 50 points', () => {
    const [low, edge, high] = [point(549.4, 10), point(549.5, 20), point(701, 30)];
    expect(ratingBands([high, low, edge])).toEqual([
      { from: 500, to: 550, runs: [low] },
      { from: 550, to: 600, runs: [edge] },
      { from: 700, to: 750, runs: [high] },
    ]);
  });
});
