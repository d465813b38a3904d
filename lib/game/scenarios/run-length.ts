import { SCENARIO_SECONDS } from '#graphql/rules/scenario-length.ts';
import { spanOf } from '#lib/format/time.ts';
import { knownMoment } from '#lib/game/instances/tries.ts';

interface Run {
  readonly startTime: number | string;
  readonly endTime: number | string;
}

/**
 * The length of a run of a scenario in milliseconds; null where it is not known (rules.md: Durations).
 * @example runLength({ startTime: 1795178812, endTime: 0 }) // null
 */
export function runLength({ startTime, endTime }: Run): number | null {
  const span = spanOf(startTime, endTime);
  const { shortest, longest } = SCENARIO_SECONDS;
  return knownMoment(startTime) !== null && span >= shortest * 1000 && span <= longest * 1000 ? span : null;
}
