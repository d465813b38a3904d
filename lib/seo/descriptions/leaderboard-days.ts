import { toDate, utcDate } from '#lib/format/time.ts';
import { timeRange } from '#lib/url/filter/kill-filter.ts';

/**
 * The days that the leaderboards of the week and the month are about, as an ISO 8601 interval in UTC.
 * @example leaderboardDays(new Date('2026-11-21')) // '2026-11-01/2026-11-21'
 */
export function leaderboardDays(now: Date): string {
  const starts = [timeRange('thisWeek', now), timeRange('thisMonth', now)].map(({ gte = 0 }) => gte);
  const start = toDate(Math.min(...starts)) ?? now;
  return `${utcDate(start)}/${utcDate(now)}`;
}
