/** A number that the short form compares with its limit. */
export type Metric =
  'unseen' | 'hot' | 'warm' | 'html' | 'keptUnderPressure' | 'refusedUnderPressure' | 'renderedUnderPressure';

interface Threshold {
  readonly label: string;
  /** The good side of the limit. */
  readonly bound: 'at least' | 'at most';
  readonly limit: number;
  /** The goal of the project; loads differ from run to run, so that their limits lie below. */
  readonly goal: number;
}

/** All limits that fail a run. None of them is a time, which would depend on the machine. */
export const THRESHOLDS: Readonly<Record<Metric, Threshold>> = {
  unseen: {
    label: 'requests/s, a page that nobody saw to a bare string of the same rows',
    bound: 'at least',
    limit: 0.1,
    goal: 0.3,
  },
  hot: {
    label: 'requests/s, page cache to bare server with the same bytes',
    bound: 'at least',
    limit: 0.6,
    goal: 0.7,
  },
  warm: {
    label: 'requests/s, rendering to a bare string of the same rows',
    bound: 'at least',
    limit: 0.6,
    goal: 0.7,
  },
  keptUnderPressure: {
    label: 'time of a kept page under four times the load, to an unseen page alone',
    bound: 'at most',
    limit: 10,
    goal: 2,
  },
  refusedUnderPressure: {
    label: 'time until a page is refused under that load, to an unseen page alone',
    bound: 'at most',
    limit: 10,
    goal: 2,
  },
  renderedUnderPressure: {
    label: 'pages rendered a second under that load, to those without',
    bound: 'at least',
    limit: 0.4,
    goal: 0.8,
  },
  html: { label: 'HTML to its visible markup', bound: 'at most', limit: 1.65, goal: 1.6 },
};
