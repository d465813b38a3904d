import { durationWords, shortDuration } from '#lib/format/duration.ts';
import { toDate } from '#lib/format/time.ts';

interface Run {
  readonly start: number | string;
  readonly end: number | string;
}

/**
 * Returns the duration of a run or of a try at an encounter in milliseconds; null where its start or end is unknown
 * (rules.md: Instance runs).
 * @example runDuration({ start: 1795281919294, end: 0 }) // null
 */
export function runDuration({ start, end }: Run): number | null {
  const [from, to] = [knownMoment(start), knownMoment(end)];
  return from !== null && to !== null && to >= from ? to - from : null;
}

/** The text for an unknown duration. */
export const UNKNOWN_END = 'end unknown';

/**
 * Formats the duration of a run or of a try at an encounter in short; says so where it is not known.
 * @example shortRunDuration({ start: 1795281919294, end: 0 }) // 'end unknown'
 */
export function shortRunDuration(run: Run): string {
  const duration = runDuration(run);
  return duration === null ? UNKNOWN_END : shortDuration(duration);
}

/**
 * The same in words, for labels that only screen readers read.
 * @example runDurationWords({ start: 1795281919294, end: 0 }) // 'end unknown'
 */
export function runDurationWords(run: Run): string {
  const duration = runDuration(run);
  return duration === null ? UNKNOWN_END : durationWords(duration);
}

/**
 * A start or an end in epoch milliseconds; null for 0, which means unknown.
 * @example knownMoment(0) // null
 */
export function knownMoment(value: number | string): number | null {
  return toDate(value)?.getTime() || null;
}
