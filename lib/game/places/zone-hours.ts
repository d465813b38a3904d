import type { ZoneHourFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';

/** The days of a week in the order of hours of the week. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const HOURS = 24;

/** The kills of both realms in an hour of the week, for each week that is known; null where none is. */
export const killsPerWeek = ({ order, destruction, weeks }: ZoneHourFragment): number | null =>
  weeks === 0 ? null : (order + destruction) / weeks;

/** @example hourWords(26) // 'Tuesday at 2:00' */
export const hourWords = (hour: number): string =>
  `${WEEKDAYS[Math.floor(hour / HOURS)] ?? ''} at ${hour % HOURS}:00`;

/**
 * Says when a zone is lively, by the kills of an hour in a mean week.
 * @example livelyWords(hours) // 'Most kills on Friday at 20:00 UTC, 96 in 8 weeks.'
 */
export function livelyWords(hours: readonly ZoneHourFragment[]): string {
  const known = hours.filter(({ weeks }) => weeks > 0);
  const weeks = Math.max(0, ...known.map((hour) => hour.weeks));
  const most = Math.max(0, ...known.map(({ order, destruction }) => order + destruction));
  if (weeks === 0) return 'No whole hour is known yet.';
  if (most === 0) {
    return weeks === 1
      ? 'No kill in the week that is known.'
      : `No kill in the ${weeks} weeks that are known.`;
  }
  const first = known.filter(({ order, destruction }) => order + destruction === most);
  const [only] = first;
  const when =
    only && first.length === 1
      ? `on ${hourWords(only.hour)} UTC`
      : `in each of ${first.length} hours of the week`;
  return `Most kills ${when}, ${thousands(most)} in ${weeks === 1 ? 'one week' : `${weeks} weeks`}.`;
}

/** The 24 hours of a day, each with its seven days from Monday. */
export const byHourOfDay = (hours: readonly ZoneHourFragment[]) =>
  Array.from({ length: HOURS }, (_, hour) => ({
    hour,
    label: `${hour}:00`,
    days: hours.filter((each) => each.hour % HOURS === hour),
  }));
