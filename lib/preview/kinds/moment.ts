import { toDate, utcDateLong, utcTimeShort } from '#lib/format/time.ts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * A moment to the minute; empty where it is not known. No line breaks within the day or the time.
 * @example momentWords(1795284290) // '21 November 2026, 18:04 UTC'
 */
export function momentWords(time: number | string | null): string {
  const date = time === null ? null : toDate(time);
  if (!date) return '';
  return [utcDateLong(date), `${utcTimeShort(date)} UTC`]
    .map((part) => part.replaceAll(' ', NO_BREAK_SPACE))
    .join(', ');
}
