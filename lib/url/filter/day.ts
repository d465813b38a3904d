/** The first and the last day that an address may name: the API counts time in seconds of 32 bits. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2037-12-31';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
// A plus sign of an address is read as a blank.
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(T(?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:Z|([-+ ])(\d{2}:\d{2}))?$/;

/**
 * A day of the calendar out of an address, or a minute of one, both in UTC; empty for what is neither. A time of another
 * zone is turned into UTC.
 * @example parseDay('2026-02-28') // '2026-02-28'
 * @example parseDay('2026-02-30') // ''
 * @example parseDay('2026-11-20T18:00+01:00') // '2026-11-20T17:00'
 */
export function parseDay(text: string | undefined): string {
  const given = text?.trim() ?? '';
  const [, day = given, time, sign, offset] = MOMENT.exec(given) ?? [];
  if (!DAY.test(day) || !isInCalendar(day)) return '';
  const zone = offset === undefined ? 'Z' : `${sign === '-' ? '-' : '+'}${offset}`;
  const moment = time === undefined ? day : minuteOf(`${day}${time}${zone}`);
  return moment >= FIRST_DAY && moment.slice(0, day.length) <= LAST_DAY ? moment : '';
}

/** A time as a minute in UTC; empty for one of no zone. */
function minuteOf(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, '2026-11-20T18:00'.length);
}

/** True for a minute, false for a whole day. */
export const isMinute = (moment: string): boolean => moment.includes('T');

/** Dates take the 30th of February for a day in March. */
function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/**
 * The start of a day in UTC, or a minute itself, in epoch seconds.
 * @example dayStart('1970-01-02') // 86400
 */
export const dayStart = (moment: string): number =>
  Date.parse(isMinute(moment) ? `${moment}Z` : `${moment}T00:00:00Z`) / 1000;

/**
 * The start of the next day in UTC, or a minute itself, in epoch seconds.
 * @example dayEnd('1970-01-01') // 86400
 */
export const dayEnd = (moment: string): number => dayStart(moment) + (isMinute(moment) ? 0 : 86_400);
