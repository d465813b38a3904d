import { runDuration } from './tries.ts';

interface Run {
  readonly start: number;
  readonly end: number;
  readonly completed: boolean;
}

/** Runs in the list of an instance. */
export const FASTEST_RUNS = 5;

/**
 * The completed runs that took the least time, the fastest first; of equally fast ones the earlier in the list. Those
 * whose end is not known are left out (rules.md: Instances).
 * @example fastestRuns(sample.runs, FASTEST_RUNS)
 */
export function fastestRuns<Of extends Run>(runs: readonly Of[], count: number): readonly Of[] {
  return runs
    .flatMap((run) => {
      const duration = run.completed ? runDuration(run) : null;
      return duration === null ? [] : [{ run, duration }];
    })
    .toSorted((one, other) => one.duration - other.duration)
    .slice(0, count)
    .map(({ run }) => run);
}
