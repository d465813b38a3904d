import { group, max, mean, median, min } from 'd3-array';

import { runDuration } from './tries.ts';

const MINUTE = 60_000;

/** Completed runs that it takes to say how ratings and durations go together. */
const FEWEST_COMPLETED = 10;

/** The weakest correlation that counts as one, given many runs. */
const CLEAR = 0.3;

/** Returns the correlation that unrelated values reach once in twenty times: the fewer they are, the higher it is. */
const byChance = (count: number) => 2 / Math.sqrt(count - 1);

interface Run {
  readonly id: string;
  readonly start: number | string;
  readonly end: number | string;
  readonly completed: boolean;
  readonly scoreboardEntries: readonly { readonly itemRating: number }[];
}

/** A run by its party's average item rating, not rounded, and its duration in minutes. */
export interface RatedRun {
  readonly id: string;
  readonly rating: number;
  readonly minutes: number;
  readonly completed: boolean;
}

/**
 * Runs with a known duration and with a party, in the order given.
 * @example ratedRuns(sample.runs)[0] // { id: '7f0c…', rating: 612.5, minutes: 38.2, completed: true }
 */
export function ratedRuns(runs: readonly Run[]): readonly RatedRun[] {
  return runs.flatMap((run) => {
    const duration = runDuration(run);
    const rating = mean(run.scoreboardEntries, ({ itemRating }) => itemRating);
    return duration === null || rating === undefined
      ? []
      : [{ id: run.id, rating, minutes: duration / MINUTE, completed: run.completed }];
  });
}

/** A straight line through points: minutes = start + slope * rating. */
export interface Trend {
  readonly start: number;
  /** Minutes for each point of item rating. */
  readonly slope: number;
  /** The lowest and the highest rating among the runs; the relation holds between them only. */
  readonly from: number;
  readonly to: number;
}

/**
 * The line of least squares through the completed runs (rules.md: Plots of runs); null where they are too few, or where
 * ratings and durations do not clearly go together: a correlation below 0.3, or one that chance brings about.
 * @example ratingTrend(points)?.slope // -0.06
 */
export function ratingTrend(points: readonly RatedRun[]): Trend | null {
  const completed = points.filter((point) => point.completed);
  if (completed.length < FEWEST_COMPLETED) return null;
  const [x, y] = [
    mean(completed, (point) => point.rating) ?? 0,
    mean(completed, (point) => point.minutes) ?? 0,
  ];
  const sumOf = (value: (dx: number, dy: number) => number) =>
    completed.reduce((sum, { rating, minutes }) => sum + value(rating - x, minutes - y), 0);
  const [xx, yy, xy] = [sumOf((dx) => dx * dx), sumOf((_, dy) => dy * dy), sumOf((dx, dy) => dx * dy)];
  const correlation = xy / Math.sqrt(xx * yy);
  if (!(Math.abs(correlation) >= Math.max(CLEAR, byChance(completed.length)))) return null;
  const slope = xy / xx;
  return {
    start: y - slope * x,
    slope,
    from: min(completed, (point) => point.rating) ?? x,
    to: max(completed, (point) => point.rating) ?? x,
  };
}

/** Runs of parties whose average item rating lies in a band. */
export interface RatingBand {
  readonly from: number;
  readonly to: number;
  readonly runs: readonly RatedRun[];
}

/** The median of the completed runs of a band, in minutes; null without any. */
export const medianOf = ({ runs }: RatingBand): number | null =>
  median(
    runs.filter(({ completed }) => completed),
    ({ minutes }) => minutes,
  ) ?? null;

/** Points of item rating that a band is wide. */
const BAND = 50;

/**
 * Runs by bands of 50 points of rounded average item rating, those without runs left out: the plot as a table.
 * @example ratingBands(points)[0] // { from: 550, to: 600, runs: [...] }
 */
export function ratingBands(points: readonly RatedRun[]): readonly RatingBand[] {
  const bands = group(points, ({ rating }) => Math.floor(Math.round(rating) / BAND) * BAND);
  return [...bands]
    .toSorted(([one], [other]) => one - other)
    .map(([from, runs]) => ({ from, to: from + BAND, runs }));
}
