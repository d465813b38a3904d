import { isoDuration } from '#graphql/rules/iso-duration.ts';

import { plural } from './number.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Text for an end before its start, and for an unknown start or end. */
const UNKNOWN = 'duration unknown';

/** Largest first. Plain arithmetic: a calendar's months would make the same span read differently. */
const UNITS = [
  { name: 'day', sign: 'd', length: DAY },
  { name: 'hour', sign: 'h', length: HOUR },
  { name: 'minute', sign: 'm', length: MINUTE },
  { name: 'second', sign: 's', length: SECOND },
] as const;

/** Battles with a precision of minutes show seconds only below one. */
export type DurationPrecision = 'second' | 'minute';

/**
 * A span as it is printed: every unit that is not zero, in short (rules.md: Durations). A negative one (an end before its
 * start), null and what is no number read 'duration unknown'.
 * @param ms milliseconds
 * @example shortDuration(4_325_000) // '1h 12m 5s'
 * @example shortDuration(4_325_000, 'minute') // '1h 12m'
 */
export function shortDuration(ms: number | null, precision: DurationPrecision = 'second'): string {
  if (!isSpan(ms)) return UNKNOWN;
  return (
    partsOf(ms, precision)
      .map(({ count, sign }) => `${count}${sign}`)
      .join(' ') || '0s'
  );
}

/**
 * The same span in words, for screen readers (rules.md: Durations).
 * @param ms milliseconds
 * @example durationWords(4_325_000) // '1 hour 12 minutes 5 seconds'
 */
export function durationWords(ms: number | null, precision: DurationPrecision = 'second'): string {
  if (!isSpan(ms)) return UNKNOWN;
  const words = partsOf(ms, precision).map(
    ({ count, name }) => `${count} ${plural(count, name, `${name}s`)}`,
  );
  return words.join(' ') || '0 seconds';
}

/**
 * The same span for programs, as in a dateTime attribute: ISO 8601, whole seconds.
 * @param ms milliseconds, no negative number
 * @example durationAttribute(4_325_000) // 'PT1H12M5S'
 */
export const durationAttribute = (ms: number): string => isoDuration(Math.floor(Math.round(ms) / SECOND));

function partsOf(ms: number, precision: DurationPrecision) {
  const span = Math.round(ms);
  let rest = precision === 'minute' && span >= MINUTE ? span - (span % MINUTE) : span;
  return UNITS.flatMap((unit) => {
    const count = Math.floor(rest / unit.length);
    rest -= count * unit.length;
    return count > 0 ? [{ ...unit, count }] : [];
  });
}

/** True for a number that can be a duration. */
export const isSpan = (ms: number | null): ms is number => ms !== null && Number.isFinite(ms) && ms >= 0;
