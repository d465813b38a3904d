import { type CachePolicy, FINISHED, LIVE } from '#lib/api/cache-policy.ts';
import { knownMoment } from '#lib/game/instances/run-duration.ts';

interface Ending {
  readonly end: number | string;
}

/**
 * Returns how long an answer about a run, or about a try at an encounter, may be cached: an ended one does not change
 * any more, one without a known end may still go on (rules.md: Instance runs). Null stands for a record that does not
 * exist yet.
 * @example untilItEnds({ end: 0 }) // LIVE
 */
export function untilItEnds(record: Ending | null): CachePolicy {
  return record !== null && knownMoment(record.end) !== null ? FINISHED : LIVE;
}
