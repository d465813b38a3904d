import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

import { UNKNOWN } from '#lib/format/number.ts';

dayjs.extend(utc);
dayjs.extend(isoWeek);

export interface Week {
  /** The ISO year, which is the calendar year of the week's Thursday. */
  readonly year: number;
  /** 1 to 53. */
  readonly week: number;
}

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/**
 * The ISO week of a moment in UTC, as the weekly leaderboards count (rules.md: Leaderboards).
 * @example isoWeekOf(new Date('2027-01-03')) // { year: 2026, week: 53 }
 */
export function isoWeekOf(date: Date): Week {
  const day = dayjs.utc(date);
  return { year: day.isoWeekYear(), week: day.isoWeek() };
}

/**
 * The month of a moment in UTC, as the monthly leaderboards count (rules.md: Leaderboards).
 * @example monthOf(new Date('2026-11-21')) // { year: 2026, month: 11 }
 */
export function monthOf(date: Date): Month {
  const day = dayjs.utc(date);
  return { year: day.year(), month: day.month() + 1 };
}

/** @example weekLabel({ year: 2026, week: 47 }) // 'Week 47, 2026' */
export function weekLabel({ year, week }: Week): string {
  return `Week ${week}, ${year}`;
}

/** @example monthLabel({ year: 2026, month: 11 }) // 'November 2026' */
export function monthLabel({ year, month }: Month): string {
  const first = dayjs.utc(Date.UTC(year, month - 1));
  return first.isValid() ? first.format('MMMM YYYY') : UNKNOWN;
}

const MINUTE = 60;

/**
 * Rounds a moment down to whole minutes, so that all questions of a minute are the same.
 * @returns epoch seconds
 */
export const minuteOf = (now: Date): number => Math.floor(now.getTime() / 1000 / MINUTE) * MINUTE;
