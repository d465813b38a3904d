import { greatest, rollups, sum } from 'd3-array';

import { counted } from '#lib/format/number.ts';
import { utcDateLong, utcMonth } from '#lib/format/time.ts';

import { dayOf, mondayOf, type PastDays } from './activity.ts';
import type { KillsAndDeaths } from './kill-sample.ts';

const DAY = 86_400;
const WEEK = 7 * DAY;

/** Weeks of a year from Monday to Monday, the current one included: an API counts 366 days at most. */
export const YEAR_WEEKS = 52;

/** Shades of a day with kills or deaths. */
export const SHADES = 4;

/** Epoch seconds of the Monday that begins the year up to a moment, in UTC. */
export const yearStart = (now: Date): number => mondayOf(now) - (YEAR_WEEKS - 1) * WEEK;

/** A day of a year that is over, with its kills and deaths. */
export interface YearDay extends KillsAndDeaths<number> {
  /** Epoch seconds of its first moment, in UTC. */
  readonly from: number;
}

const both = ({ kills, deaths }: KillsAndDeaths<number>): number => kills + deaths;

/** The days of the year up to yesterday, the first one first. */
export const yearDays = (past: PastDays, now: Date): readonly YearDay[] =>
  Array.from({ length: (dayOf(now) - yearStart(now)) / DAY }, (_, at) => {
    const from = yearStart(now) + at * DAY;
    return { from, kills: past.kills.get(from) ?? 0, deaths: past.deaths.get(from) ?? 0 };
  });

/**
 * The shade of each day, from 0 for one without kills and deaths to 4 for those near the liveliest. They grow with the
 * square root, so that days of few kills differ too.
 */
export function dayShades(days: readonly YearDay[]): readonly number[] {
  const most = Math.max(1, ...days.map(both));
  return days.map((day) => Math.ceil(SHADES * Math.sqrt(both(day) / most)));
}

/** A month of a year. */
export interface YearMonth extends YearDay {
  /** Days with a kill or a death. */
  readonly days: number;
}

/** The months of a year with a kill or a death, the newest first. */
export const yearMonths = (days: readonly YearDay[]): readonly YearMonth[] =>
  rollups(
    days.filter((day) => both(day) > 0),
    (own) => ({
      from: Date.parse(`${utcMonth(own[0]?.from ?? 0)}-01`) / 1000,
      days: own.length,
      kills: sum(own, ({ kills }) => kills),
      deaths: sum(own, ({ deaths }) => deaths),
    }),
    ({ from }) => utcMonth(from),
  )
    .map(([, month]) => month)
    .toReversed();

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * The message of a year in words: on how many days there were fights, the liveliest of them, and the liveliest weekday.
 * @example yearWords(days) // 'Kills or deaths on 60 days, the first on 4 July 2026. Most on 12 September 2026: 84 …'
 */
export function yearWords(days: readonly YearDay[]): string {
  const fought = days.filter((day) => both(day) > 0);
  const [first] = fought;
  const most = greatest(fought, both);
  if (!first || !most) return 'No kills and no deaths in the year up to yesterday.';
  const day = (from: number) => utcDateLong(new Date(from * 1000));
  const counts = `${counted(most.kills, 'kill')} and ${counted(most.deaths, 'death')}`;
  if (fought.length === 1) return `Kills or deaths on one day, ${day(first.from)}: ${counts}.`;
  return `Kills or deaths on ${counted(fought.length, 'day')}, the first on ${day(first.from)}. Most on ${day(most.from)}: ${counts}.${weekdayWords(fought)}`;
}

/** Weeks below which no weekday is said to be the liveliest. */
const FEWEST_WEEKS = 4;

/** The weekday with the most kills and deaths; '' for few weeks, and where two weekdays have as many. */
function weekdayWords(fought: readonly YearDay[]): string {
  const weeks = new Set(fought.map(({ from }) => mondayOf(new Date(from * 1000))));
  const sums = WEEKDAYS.map((name, at) => ({
    name,
    total: sum(
      fought.filter(({ from }) => (from - mondayOf(new Date(from * 1000))) / DAY === at),
      both,
    ),
  }));
  const [best, second] = sums.toSorted((one, other) => other.total - one.total);
  if (weeks.size < FEWEST_WEEKS || !best || best.total === second?.total) return '';
  return ` ${best.name}s are the liveliest.`;
}
