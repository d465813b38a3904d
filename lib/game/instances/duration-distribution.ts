import { bin, max, median, min, quantile } from 'd3-array';

import { runDuration } from './tries.ts';

const MINUTE = 60_000;

const DAY = 1440;

/** Round widths of a bin, in minutes. */
const WIDTHS = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480, DAY];

/** Bins at most, the open one at the end not counted. */
const MOST_BINS = 14;

/** Runs that a distribution takes to say anything. */
export const FEWEST_RUNS = 5;

interface Run {
  readonly start: number | string;
  readonly end: number | string;
  readonly completed: boolean;
}

/** A run whose duration is known. */
export interface TimedRun {
  /** Milliseconds. */
  readonly duration: number;
  readonly completed: boolean;
}

/** Runs with a known duration, in the order given. */
export function timedRuns(runs: readonly Run[]): readonly TimedRun[] {
  return runs.flatMap((run) => {
    const duration = runDuration(run);
    return duration === null ? [] : [{ duration, completed: run.completed }];
  });
}

/** A bin of runs that took from `from` up to, not including, `to`; both in minutes. */
export interface DurationBin {
  readonly from: number;
  /** Null for the last bin where it holds everything from there on. */
  readonly to: number | null;
  readonly count: number;
  /** The number of completed runs among them. */
  readonly completed: number;
}

export interface DurationDistribution {
  readonly bins: readonly DurationBin[];
  /** Minutes that the axis spans; the open bin is as wide as the others. */
  readonly domain: readonly [number, number];
  readonly shortest: number;
  readonly longest: number;
  /** The number of runs. */
  readonly count: number;
}

/**
 * Sorts run durations into bins of a round width (rules.md: Plots of runs). A few very long runs share an open bin at
 * the end instead of squashing the rest. Null for too few runs.
 * @example durationDistribution(timedRuns(sample.runs))?.bins[0] // { from: 20, to: 25, count: 3, completed: 1 }
 */
export function durationDistribution(runs: readonly TimedRun[]): DurationDistribution | null {
  const durations = runs.map(({ duration }) => duration);
  const [shortest, longest] = [min(durations), max(durations)];
  if (runs.length < FEWEST_RUNS || shortest === undefined || longest === undefined) return null;

  const minutes = durations.map((duration) => duration / MINUTE);
  const end = longestUsual(minutes);
  const width = binWidth(shortest / MINUTE, end);
  const from = Math.floor(shortest / MINUTE / width) * width;
  const edges = edgesFrom(from, width, end);
  const to = edges.at(-1) ?? from;
  const isOpen = longest / MINUTE >= to;
  const counted = bin<TimedRun, number>()
    .value(({ duration }) => duration / MINUTE)
    .domain([from, Number.MAX_VALUE])
    .thresholds(edges.slice(1))(runs);
  return {
    bins: counted.slice(0, isOpen ? undefined : -1).map((counts, at) => ({
      from: edges[at] ?? from,
      to: edges[at + 1] ?? null,
      count: counts.length,
      completed: counts.filter(({ completed }) => completed).length,
    })),
    domain: [from, isOpen ? to + width : to],
    shortest,
    longest,
    count: runs.length,
  };
}

/**
 * The longest duration that is not far beyond the others: more than three times the spread of the middle half above it
 * (rules.md: Plots of runs).
 * @example longestUsual([20, 25, 30, 35, 900]) // 35
 */
export function longestUsual(minutes: readonly number[]): number {
  const [lower, upper] = [quantile(minutes, 0.25) ?? 0, quantile(minutes, 0.75) ?? 0];
  const fence = upper + 3 * Math.max(upper - lower, 1);
  return max(minutes.filter((duration) => duration <= fence)) ?? fence;
}

function binWidth(from: number, to: number): number {
  const fits = (width: number) => Math.floor(to / width) - Math.floor(from / width) + 1 <= MOST_BINS;
  return WIDTHS.find(fits) ?? Math.ceil((to - from) / MOST_BINS / DAY) * DAY;
}

/** The edges of the closed bins, so many that the last of them ends beyond the usual durations. */
function edgesFrom(from: number, width: number, end: number): readonly number[] {
  const count = Math.floor((end - from) / width) + 1;
  return Array.from({ length: count + 1 }, (_, at) => from + at * width);
}

/** The median duration of runs, in milliseconds, and the number of the runs. */
export interface UsualDuration {
  readonly median: number;
  readonly runs: number;
}

/**
 * The median duration of the completed runs, the mean of the middle two where their number is even; null without any.
 * Abandoned runs do not count.
 * @example completedMedian(timedRuns(sample.runs)) // { median: 3_330_000, runs: 63 }
 */
export function completedMedian(runs: readonly TimedRun[]): UsualDuration | null {
  const durations = runs.filter(({ completed }) => completed).map(({ duration }) => duration);
  const middle = median(durations);
  return middle === undefined ? null : { median: middle, runs: durations.length };
}

/** A comparison of a run with others. */
export interface Standing {
  /** The number of other runs that took longer. */
  readonly longer: number;
  readonly others: number;
}

/**
 * Counts the other runs that took longer than a run (rules.md: Plots of runs).
 * @param duration milliseconds
 * @example standingOf(1_200_000, timedRuns(others)) // { longer: 26, others: 42 }
 */
export function standingOf(duration: number, others: readonly TimedRun[]): Standing {
  return { longer: others.filter((other) => other.duration > duration).length, others: others.length };
}
