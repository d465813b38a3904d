import { plural, thousands } from '#lib/format/number.ts';

/** One run as plots show it. */
export interface SampledRun {
  readonly id: string;
  /** Epoch milliseconds, or as another API has it; 0 where it is not known. */
  readonly start: number;
  readonly end: number;
  readonly completed: boolean;
  readonly scoreboardEntries: readonly { readonly itemRating: number; readonly deaths: number }[];
}

export interface RunSample {
  /** The newest matching runs, newest first: all of them, or as many as are loaded. */
  readonly runs: readonly SampledRun[];
  /** The number of matching runs. */
  readonly total: number;
}

/**
 * Describes the runs of a sample in words.
 * @example sampleWords({ runs, total: 844 }) // 'the newest 100 of 844 runs'
 */
export function sampleWords({ runs, total }: RunSample): string {
  const words = plural(total, 'run', 'runs');
  return runs.length < total
    ? `the newest ${thousands(runs.length)} of ${thousands(total)} ${words}`
    : `${thousands(total)} ${words}`;
}
