import { plural } from './number.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Text for an end before its start, and for an unknown start or end. */
const UNKNOWN = 'duration unknown';

/** Largest first. Plain arithmetic: a calendar's months would make the same span read differently. */
const UNITS = [
  { name: 'year', length: 365 * DAY },
  { name: 'month', length: 30 * DAY },
  { name: 'day', length: DAY },
  { name: 'hour', length: HOUR },
  { name: 'minute', length: MINUTE },
  { name: 'second', length: SECOND },
] as const;

/**
 * A span in words, every unit that is not zero, down to whole seconds (rules.md: Durations). A span below one second reads
 * '0 seconds'; a negative one (an end before its start) and what is no number 'duration unknown'.
 * @param ms milliseconds
 * @example durationWords(4_325_000) // '1 hour 12 minutes 5 seconds'
 */
export function durationWords(ms: number): string {
  if (!isSpan(ms)) return UNKNOWN;
  let rest = wholeSpan(ms);
  const words: string[] = [];
  for (const { name, length } of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) words.push(`${count} ${plural(count, name, `${name}s`)}`);
  }
  return words.join(' ') || '0 seconds';
}

/**
 * As durationWords, but seconds show only below a minute (rules.md: Durations).
 * @param ms milliseconds
 * @example skirmishDuration(4_325_000) // '1 hour 12 minutes'
 */
export function skirmishDuration(ms: number): string {
  if (!isSpan(ms)) return UNKNOWN;
  const span = wholeSpan(ms);
  return durationWords(span < MINUTE ? span : span - (span % MINUTE));
}

/**
 * A span in short, hours only when there is at least one (rules.md: Durations). Days count as hours. What can
 * be no span reads 'duration unknown'.
 * @param ms milliseconds
 * @example scenarioDuration(725_000) // '12m 5s'
 */
export function scenarioDuration(ms: number): string {
  if (!isSpan(ms)) return UNKNOWN;
  const span = wholeSpan(ms);
  const hours = Math.floor(span / HOUR);
  const minutes = Math.floor((span % HOUR) / MINUTE);
  const seconds = Math.floor((span % MINUTE) / SECOND);
  const short = `${minutes}m ${seconds}s`;
  return hours > 0 ? `${hours}h ${short}` : short;
}

const wholeSpan = (ms: number): number => Math.round(ms);

/** True for a number that can be a duration. */
export const isSpan = (ms: number): boolean => Number.isFinite(ms) && ms >= 0;
