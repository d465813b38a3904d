import { MOMENT } from '#graphql/testing/clock/moment.mjs';

const DAY = 86_400_000;

/** The time of day of the run, on the sites and in the browser. */
export const NOW = new Date(MOMENT * 1_000);

/** Midnight in UTC of the Monday before or on a day, in milliseconds. */
function mondayOf(now: Date): number {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return midnight - ((now.getUTCDay() + 6) % 7) * DAY;
}

/** The ISO week in UTC: the year is that of its Thursday, week 1 the one with the year's first Thursday. */
export function isoWeek(now: Date): { year: number; week: number } {
  const thursday = new Date(mondayOf(now) + 3 * DAY);
  const year = thursday.getUTCFullYear();
  return { year, week: 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY)) };
}

const month = (now: Date, ago = 0) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago);

const bounds = (from: number, to?: number) => ({
  time: { gte: from / 1000, ...(to === undefined ? {} : { lt: to / 1000 }) },
});

/** The kill filter of each period, computed independently (rules.md: Kill filter). */
export const periods = (now: Date): Readonly<Record<string, object>> => ({
  all: {},
  thisWeek: bounds(mondayOf(now)),
  lastWeek: bounds(mondayOf(now) - 7 * DAY, mondayOf(now)),
  thisMonth: bounds(month(now)),
  lastMonth: bounds(month(now, 1), month(now)),
});
