import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

import { isoWeekOf, type Month, monthLabel, monthOf, type Week, weekLabel } from '../calendar.ts';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/** A week or a month that has a leaderboard. */
export type BoardPeriod = (Week & { readonly unit: 'week' }) | (Month & { readonly unit: 'month' });

/** Epoch seconds, from the first second of a period up to but without the last. */
interface Span {
  readonly gte: number;
  readonly lt: number;
}

const WEEK = /^(20\d\d)-W(\d\d)$/;
const MONTH = /^(20\d\d)-(\d\d)$/;

/** The last year whose end fits the API's 32-bit seconds. */
const LAST_YEAR = 2037;

/**
 * A period out of an address, as ISO 8601 writes it; null for a text that is none.
 * @example parsePeriod('2026-W47') // { unit: 'week', year: 2026, week: 47 }
 * @example parsePeriod('2026-10') // { unit: 'month', year: 2026, month: 10 }
 */
export function parsePeriod(text: string): BoardPeriod | null {
  const [, weekYear, week] = WEEK.exec(text) ?? [];
  if (weekYear && week) return checked({ unit: 'week', year: Number(weekYear), week: Number(week) });
  const [, year, month] = MONTH.exec(text) ?? [];
  return year && month ? checked({ unit: 'month', year: Number(year), month: Number(month) }) : null;
}

/** Weeks beyond the last of a year, and months beyond the twelfth, are those of the next year. */
function checked(period: BoardPeriod): BoardPeriod | null {
  if (period.year > LAST_YEAR) return null;
  return periodText(periodAt(period.unit, startOf(period))) === periodText(period) ? period : null;
}

/**
 * The one spelling of a period in addresses.
 * @example periodText({ unit: 'week', year: 2026, week: 7 }) // '2026-W07'
 */
export function periodText(period: BoardPeriod): string {
  const [mark, number] = period.unit === 'week' ? ['W', period.week] : ['', period.month];
  return `${period.year}-${mark}${String(number).padStart(2, '0')}`;
}

/**
 * The name of a period.
 * @example periodLabel({ unit: 'month', year: 2026, month: 10 }) // 'October 2026'
 */
export const periodLabel = (period: BoardPeriod): string =>
  period.unit === 'week' ? weekLabel(period) : monthLabel(period);

/** The period of a unit that contains a moment, in UTC; `steps` periods later. */
export const periodOf = (unit: BoardPeriod['unit'], now: Date, steps = 0): BoardPeriod =>
  periodAt(
    unit,
    dayjs
      .utc(now)
      .startOf(unit === 'week' ? 'isoWeek' : 'month')
      .add(steps, unit),
  );

function periodAt(unit: BoardPeriod['unit'], day: Dayjs): BoardPeriod {
  return unit === 'week' ? { unit, ...isoWeekOf(day.toDate()) } : { unit, ...monthOf(day.toDate()) };
}

/** The start of a period. The first week of a year is the one with the fourth of January. */
function startOf(period: BoardPeriod): Dayjs {
  return period.unit === 'week'
    ? dayjs
        .utc(Date.UTC(period.year, 0, 4))
        .startOf('isoWeek')
        .add(period.week - 1, 'week')
    : dayjs.utc(Date.UTC(period.year, period.month - 1));
}

/** The bounds of a period in UTC, half-open. */
export function periodSpan(period: BoardPeriod): Span {
  const start = startOf(period);
  return { gte: start.unix(), lt: start.add(1, period.unit).unix() };
}

/** The period before one, and the one after it. */
export function periodsBeside(period: BoardPeriod): {
  readonly before: BoardPeriod;
  readonly after: BoardPeriod;
} {
  const start = startOf(period);
  return {
    before: periodAt(period.unit, start.subtract(1, period.unit)),
    after: periodAt(period.unit, start.add(1, period.unit)),
  };
}

/** The first and the last day of a period, as '2026-11-16'. */
export function periodDays(period: BoardPeriod): readonly [string, string] {
  const start = startOf(period);
  const last = start.add(1, period.unit).subtract(1, 'day');
  return [start.format('YYYY-MM-DD'), last.format('YYYY-MM-DD')];
}
