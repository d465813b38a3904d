import { type CachePolicy, FINISHED, LIVE } from '#lib/api/cache-policy.ts';
import { knownMoment } from '#lib/game/instances/run-duration.ts';

interface Ending {
  readonly end: number | string;
}

/**
 * How long an answer about a run, or about a try at an encounter, is good: what has ended does not change any more, and
 * what has no known end may still go on (rules.md: Instance runs). Null stands for a record that is not there yet.
 * @example untilItEnds({ end: 0 }) // LIVE
 */
export function untilItEnds(record: Ending | null): CachePolicy {
  return record !== null && knownMoment(record.end) !== null ? FINISHED : LIVE;
}
