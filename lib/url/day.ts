/** The first and the last day that an address may name: the API counts time in seconds of 32 bits. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2037-12-31';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A day of the calendar out of an address; empty for what is none.
 * @example parseDay('2026-02-28') // '2026-02-28'
 * @example parseDay('2026-02-30') // ''
 */
export function parseDay(text: string | undefined): string {
  const day = text?.trim() ?? '';
  return DAY.test(day) && day >= FIRST_DAY && day <= LAST_DAY && isInCalendar(day) ? day : '';
}

/** Dates take the 30th of February for a day in March. */
function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/**
 * The start of a day in UTC, in epoch seconds.
 * @example dayStart('1970-01-02') // 86400
 */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

/**
 * The start of the next day in UTC, in epoch seconds.
 * @example dayEnd('1970-01-01') // 86400
 */
export const dayEnd = (day: string): number => dayStart(day) + 86_400;
