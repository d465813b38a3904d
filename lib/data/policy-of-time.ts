import type { KillFilterInput } from '#graphql/generated/documents.ts';
import { type CachePolicy, CATALOGUE, PROFILE } from '#lib/api/answer.ts';

/** Seconds after which no kill of a time is reported any more. */
const LATE_REPORTS = 600;

/**
 * The policy for a count of kills: a long one where their time is over, since nothing is added to it any more.
 * @param open the policy of a time that is not over
 * @param over the policy of a time that is
 * @example policyOfTime({ time: { lt: 1_000 } }, new Date()) // CATALOGUE
 */
export function policyOfTime(
  { time }: Pick<KillFilterInput, 'time'>,
  now: Date,
  open: CachePolicy = PROFILE,
  over: CachePolicy = CATALOGUE,
): CachePolicy {
  return typeof time?.lt === 'number' && time.lt + LATE_REPORTS < now.getTime() / 1000 ? over : open;
}
