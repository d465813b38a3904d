import dayjs from 'dayjs';
import duration from 'dayjs/plugin/duration.js';

dayjs.extend(duration);

const ISO_SPAN = /^P(?=.*\d)[\dYMWDTHS.,]+$/;
/** A span as .NET prints it: days, hours, minutes, seconds. */
const CLOCK_SPAN =
  /^(?:(?<days>\d+)\.)?(?<hours>\d{1,3}):(?<minutes>\d{2})(?::(?<seconds>\d{2}(?:\.\d+)?))?$/;

/**
 * The milliseconds of a time span in a text: ISO 8601 or "[days.]hours:minutes[:seconds]"; null for any other text.
 * @example readSpan('PT1H30S') // 3630000
 */
export function readSpan(text: string): number | null {
  if (text.startsWith('-')) return negative(readSpan(text.slice(1)));
  if (ISO_SPAN.test(text)) {
    const span = dayjs.duration(text).asMilliseconds();
    return Number.isFinite(span) ? span : null;
  }
  const groups = CLOCK_SPAN.exec(text)?.groups;
  if (!groups) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = ['days', 'hours', 'minutes', 'seconds'].map(
    (unit) => Number(groups[unit] ?? 0),
  );
  return Math.round((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
}

const negative = (span: number | null): number | null => span && -span;
