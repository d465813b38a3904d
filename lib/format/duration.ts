import { plural } from './number.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
 * A span in words, every unit that is not zero, down to whole seconds (rules.md: Durations). A span below one second,
 * negative (an end before its start) or not a number reads '0 seconds'.
 * @param ms milliseconds
 * @example durationWords(4_325_000) // '1 hour 12 minutes 5 seconds'
 */
export function durationWords(ms: number): string {
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
  const span = wholeSpan(ms);
  return durationWords(span < MINUTE ? span : span - (span % MINUTE));
}

/**
 * A span in short, hours only when there is at least one (rules.md: Durations). Days count as hours. Negative and
 * empty spans read '0m 0s'.
 * @param ms milliseconds
 * @example scenarioDuration(725_000) // '12m 5s'
 */
export function scenarioDuration(ms: number): string {
  const span = wholeSpan(ms);
  const hours = Math.floor(span / HOUR);
  const minutes = Math.floor((span % HOUR) / MINUTE);
  const seconds = Math.floor((span % MINUTE) / SECOND);
  const short = `${minutes}m ${seconds}s`;
  return hours > 0 ? `${hours}h ${short}` : short;
}

function wholeSpan(ms: number): number {
  return Number.isFinite(ms) ? Math.max(0, Math.round(ms)) : 0;
}
