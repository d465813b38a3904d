import { toDate, utcDateLong, utcTimeShort } from '#lib/format/time.ts';

/**
 * When something was, to the minute; nothing where it is not known.
 * @example momentWords(1795284290) // '21 November 2026, 18:04 UTC'
 */
export function momentWords(time: number | string | null): string {
  const date = time === null ? null : toDate(time);
  return date ? `${utcDateLong(date)}, ${utcTimeShort(date)} UTC` : '';
}
