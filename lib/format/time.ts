import months from './months.json' with { type: 'json' };
import { UNKNOWN } from './number.ts';

const MILLISECONDS_FROM = 1e11;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?<time>T.*)?$/;
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const DIGITS = /^-?\d{1,16}$/;

/**
 * A moment out of any form that the API has used: epoch seconds (below 1e11), epoch milliseconds (from 1e11), either of
 * them as digits, or an ISO 8601 text, read as UTC when it names no zone (rules.md: Times). Null for anything else.
 * @example toDate(1795178812) // 2026-11-20T12:46:52.000Z
 */
export function toDate(value: number | string): Date | null {
  const date = typeof value === 'number' || DIGITS.test(value) ? fromEpoch(Number(value)) : fromIso(value);
  return date && !Number.isNaN(date.getTime()) ? date : null;
}

/** The first year whose moments are known ones, and the last: others are what programs write for "no time". */
const KNOWN_YEARS = [1971, 2200] as const;

/**
 * A moment, in any form that toDate reads, of a year from 1971 to 2200; null for any other, such as the year 1, and for
 * what is no moment (rules.md: Times).
 * @example knownDate('0001-01-01T00:00:00') // null
 */
export function knownDate(value: number | string): Date | null {
  const date = toDate(value);
  const year = date?.getUTCFullYear() ?? 0;
  return year >= KNOWN_YEARS[0] && year <= KNOWN_YEARS[1] ? date : null;
}

function fromEpoch(epoch: number): Date {
  return new Date(Math.abs(epoch) < MILLISECONDS_FROM ? epoch * 1000 : epoch);
}

function fromIso(text: string): Date | null {
  const iso = ISO_DATE.exec(text);
  const time = iso?.groups?.['time'];
  return iso && new Date(time && !ZONE.test(time) ? `${text}Z` : text);
}

/**
 * The day, in UTC, as in addresses and files; '' where it is not known.
 * @example utcDate(date) // '2026-11-21'
 */
export function utcDate(date: Date): string {
  return isoString(date).slice(0, -'T00:00:00.000Z'.length);
}

/**
 * The month of a moment in epoch seconds, in UTC, as in addresses and files; '' where it is not known.
 * @example utcMonth(1_790_164_800) // '2026-09'
 */
export const utcMonth = (seconds: number): string =>
  utcDate(new Date(seconds * 1000)).slice(0, -'-00'.length);

/**
 * The day in words, in UTC.
 * @example utcDateLong(date) // '21 November 2026'
 */
export function utcDateLong(date: Date): string {
  return dayInWords(date, months[date.getUTCMonth()]);
}

/**
 * The time of day with seconds, in UTC (rules.md: Times).
 * @example utcTime(date) // '12:46:52'
 */
export function utcTime(date: Date): string {
  return isoString(date).slice(-'00:00:00.000Z'.length, -'.000Z'.length) || UNKNOWN;
}

/**
 * The time of day without seconds, in UTC (rules.md: Times).
 * @example utcTimeShort(date) // '12:46'
 */
export function utcTimeShort(date: Date): string {
  return isoString(date).slice(-'00:00:00.000Z'.length, -':00.000Z'.length) || UNKNOWN;
}

/**
 * The moment for machines, as in a dateTime attribute; '' where it is not known.
 * @example isoString(date) // '2026-11-21T12:46:52.000Z'
 */
export function isoString(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/**
 * The day with a short month, in UTC, for lists.
 * @example utcDateShort(date) // '21 Nov 2026'
 */
export function utcDateShort(date: Date): string {
  return dayInWords(date, months[date.getUTCMonth()]?.slice(0, 3));
}

// Sliced from the platform's ISO text: a page prints hundreds of moments, and a library takes ten times as long.
const dayInWords = (date: Date, month?: string): string =>
  month === undefined ? UNKNOWN : `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;

/**
 * The milliseconds from one moment to another, in any form that toDate reads; NaN when one of them is none.
 * @example spanOf(1795178812, 1795179812) // 1000000
 */
export function spanOf(start: number | string, end: number | string): number {
  const [from, to] = [toDate(start), toDate(end)];
  return from && to ? to.getTime() - from.getTime() : Number.NaN;
}
