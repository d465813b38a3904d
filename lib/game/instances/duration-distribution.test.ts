import { describe, expect, it } from 'vitest';

import {
  completedMedian,
  durationDistribution,
  standingOf,
  type TimedRun,
  timedRuns,
} from './duration-distribution.ts';

const MINUTE = 60_000;

const runsOf = (minutes: readonly number[]): readonly TimedRun[] =>
  minutes.map((duration, at) => ({ duration: duration * MINUTE, completed: at % 3 === 0 }));

/** Numbers without a pattern, the same in every run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 16_807) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

const someMinutes = (seed: number, count: number, spread: number) => {
  const source = numbers(seed);
  return Array.from({ length: count }, () => 3 + (source.next().value ?? 0) ** 2 * spread);
};

function naiveMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

describe('durationDistribution', () => {
  it.each([
    [1, 5, 10],
    [2, 40, 50],
    [3, 107, 130],
    [4, 300, 400],
    [5, 64, 3_000],
    [6, 25, 0.4],
  ])('counts every run once, in bins of one width (%i)', (seed, count, spread) => {
    const runs = runsOf(someMinutes(seed, count, spread));
    const found = durationDistribution(runs);
    const bins = found?.bins ?? [];

    expect(bins.length).toBeLessThanOrEqual(15);
    const width = (bins[0]?.to ?? 0) - (bins[0]?.from ?? 0);
    for (const [at, bin] of bins.entries()) {
      const within = runs.filter(
        ({ duration }) => duration / MINUTE >= bin.from && (bin.to === null || duration / MINUTE < bin.to),
      );
      expect(bin.count).toBe(within.length);
      expect(bin.completed).toBe(within.filter(({ completed }) => completed).length);
      expect(bin.from).toBe((bins[0]?.from ?? 0) + at * width);
      expect(bin.to === null ? at === bins.length - 1 : bin.to - bin.from === width).toBe(true);
    }
    expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(count);
    expect(bins.at(-1)?.count).toBeGreaterThan(0);
    expect(found?.domain).toEqual([bins[0]?.from, (bins[0]?.from ?? 0) + bins.length * width]);
  });

  it.each([5, 6, 31])(
    'has the shortest and the longest of %i runs, and the median of the completed ones',
    (count) => {
      const runs = runsOf(someMinutes(count, count, 90));
      const durations = runs.map(({ duration }) => duration);
      expect(durationDistribution(runs)).toMatchObject({
        shortest: Math.min(...durations),
        longest: Math.max(...durations),
        count,
      });
      const completed = runs.filter((run) => run.completed).map(({ duration }) => duration);
      expect(completedMedian(runs)).toEqual({ median: naiveMedian(completed), runs: completed.length });
    },
  );

  it('leaves a few very long runs to an open bin', () => {
    const usual = Array.from({ length: 30 }, (_, at) => 20 + at);
    const found = durationDistribution(runsOf([...usual, 700, 1_400]));
    expect(found?.bins.at(-1)).toMatchObject({ from: 50, to: null, count: 2 });
    expect(found?.domain).toEqual([20, 55]);
  });

  it('draws runs that all took the same', () => {
    expect(durationDistribution(runsOf([30, 30, 30, 30, 30]))?.bins).toEqual([
      { from: 30, to: 31, count: 5, completed: 2 },
    ]);
    expect(durationDistribution(runsOf([0, 0, 0, 0, 0]))?.bins).toEqual([
      { from: 0, to: 1, count: 5, completed: 2 },
    ]);
  });

  it('says nothing about a handful of runs', () => {
    expect(durationDistribution([])).toBeNull();
    expect(durationDistribution(runsOf([10, 20, 30, 40]))).toBeNull();
  });
});

describe('timedRuns', () => {
  it('leaves out runs without a start or an end', () => {
    const run = (start: number, end: number) => ({ start, end, completed: true });
    const at = 1_795_281_919_294;
    expect(timedRuns([run(at, at + 65_000), run(at, 0), run(0, at), run(at, at - 1)])).toEqual([
      { duration: 65_000, completed: true },
    ]);
  });
});

describe('standingOf', () => {
  it('counts the others that took longer; ties did not', () => {
    expect(standingOf(30 * MINUTE, runsOf([10, 30, 31, 90]))).toEqual({ longer: 2, others: 4 });
    expect(standingOf(30 * MINUTE, [])).toEqual({ longer: 0, others: 0 });
  });
});

it('has no median of completed runs without any', () => {
  expect(completedMedian([{ duration: 9 * MINUTE, completed: false }])).toBeNull();
  expect(completedMedian(runsOf([30, 1, 2]))).toEqual({ median: 30 * MINUTE, runs: 1 });
});
