import { greatest } from 'd3-array';

import { toDate } from '#lib/format/time.ts';

import type { SampledList } from './kill-records.ts';
import type { KillsAndDeaths, KillSample } from './kill-sample.ts';

/** The moments of kills and deaths. */
type Moments = KillsAndDeaths<SampledList>;

/** Weeks that are drawn, the current one included. */
const ACTIVITY_WEEKS = 26;

const DAY = 86_400;
const WEEK = 7 * DAY;
/** The days from a Monday to the first of 1970, a Thursday. */
const DAYS_FROM_MONDAY = 3;

/** A day, or several of which only the sum is known, with what was done in them. */
export interface ActivitySpan extends KillsAndDeaths<number> {
  /** Epoch seconds of its first moment, in UTC. */
  readonly from: number;
  /** One, seven for a week, and for the current week those until today. */
  readonly days: number;
}

/** Counts of the weeks that are over, the first week first. */
export type PastWeeks = KillsAndDeaths<readonly number[]>;

/** Counts of the days that are over, by epoch seconds of their first moment; a day without any may be missing. */
export type PastDays = KillsAndDeaths<ReadonlyMap<number, number>>;

/** Epoch seconds of the first moment of a day, in UTC. */
export const dayOf = (now: Date): number => Math.floor(now.getTime() / 1000 / DAY) * DAY;

/** Epoch seconds of the Monday that begins the week of a moment, in UTC. */
export function mondayOf(now: Date): number {
  const day = dayOf(now) / DAY;
  return (day - ((day + DAYS_FROM_MONDAY) % 7)) * DAY;
}

/** The current week as bounds of times, in epoch seconds: an API may have records of the future. */
export const weekOf = (now: Date) => ({ gte: mondayOf(now), lt: mondayOf(now) + WEEK });

/** The Mondays of the weeks that are drawn, in epoch seconds, the first week first. */
export function activityWeeks(now: Date): readonly number[] {
  const current = mondayOf(now);
  return Array.from({ length: ACTIVITY_WEEKS }, (_, n) => current - (ACTIVITY_WEEKS - 1 - n) * WEEK);
}

/**
 * Epoch seconds from which on the records of a sample are all that there are: the start of the first day that none is
 * missing of.
 */
export function knownFrom({ kills, deaths }: Moments): number {
  return Math.max(...[kills, deaths].map(listKnownFrom));
}

function listKnownFrom(list: SampledList): number {
  if (list.rows.length >= list.total) return Number.NEGATIVE_INFINITY;
  const times = secondsOf(list);
  return times.length === 0 ? Number.POSITIVE_INFINITY : (Math.floor(Math.min(...times) / DAY) + 1) * DAY;
}

/** True if the records tell each day that is drawn, so that no week has to be counted. */
export function tellsEveryDay(moments: Moments, now: Date): boolean {
  return knownFrom(moments) <= (activityWeeks(now)[0] ?? 0);
}

/**
 * The kills and deaths of 26 weeks: by day for weeks that the records cover, by week before. All numbers are exact.
 * @param past counts of the weeks that are over; null if the records cover each day
 */
export function activitySpans(
  moments: Moments,
  thisWeek: KillSample['thisWeek'],
  past: PastWeeks | null,
  now: Date,
): readonly ActivitySpan[] {
  const known = knownFrom(moments);
  const [kills, deaths] = [moments.kills, moments.deaths].map((list) => secondsOf(list));
  const within = (times: readonly number[] = [], from: number, to: number) =>
    times.filter((time) => time >= from && time < to).length;
  return activityWeeks(now).flatMap((from, week): readonly ActivitySpan[] => {
    if (from < known) {
      const isCurrent = week === ACTIVITY_WEEKS - 1;
      return [
        {
          from,
          days: isCurrent ? Math.floor((now.getTime() / 1000 - from) / DAY) + 1 : 7,
          kills: (isCurrent ? thisWeek.kills : past?.kills[week]) ?? 0,
          deaths: (isCurrent ? thisWeek.deaths : past?.deaths[week]) ?? 0,
        },
      ];
    }
    return Array.from({ length: 7 }, (_, day): ActivitySpan => {
      const start = from + day * DAY;
      return {
        from: start,
        days: 1,
        kills: within(kills, start, start + DAY),
        deaths: within(deaths, start, start + DAY),
      };
    }).filter((span) => span.from * 1000 <= now.getTime());
  });
}

/**
 * The kills and deaths of each day of 26 weeks until today, from counts. The days of the current week add up to its
 * own counts: what these have beyond the days that are over happened today.
 */
export function everyDay(
  thisWeek: KillSample['thisWeek'],
  past: PastDays,
  now: Date,
): readonly ActivitySpan[] {
  const kills = countsOfDays(past.kills, thisWeek.kills, now);
  const deaths = countsOfDays(past.deaths, thisWeek.deaths, now);
  return drawnDays(now).map((from, n) => ({ from, days: 1, kills: kills[n] ?? 0, deaths: deaths[n] ?? 0 }));
}

function countsOfDays(past: ReadonlyMap<number, number>, thisWeek: number, now: Date): readonly number[] {
  const [monday, today] = [mondayOf(now), dayOf(now)];
  let left = thisWeek;
  return drawnDays(now).map((day) => {
    const counted = past.get(day) ?? 0;
    if (day < monday) return counted;
    // The week may have been counted some minutes before the days: then it knows less of yesterday.
    const count = day === today ? left : Math.min(left, counted);
    left -= count;
    return count;
  });
}

function drawnDays(now: Date): readonly number[] {
  const [first = 0] = activityWeeks(now);
  return Array.from({ length: (dayOf(now) - first) / DAY + 1 }, (_, n) => first + n * DAY);
}

/** Leaves out the weeks before the first kill or death in the spans; none of them where nothing happened. */
export function fromFirstRecord(spans: readonly ActivitySpan[]): readonly ActivitySpan[] {
  const first = spans.find(({ kills, deaths }) => kills + deaths > 0);
  if (!first) return spans;
  const monday = mondayOf(new Date(first.from * 1000));
  return spans.filter(({ from }) => from >= monday);
}

/**
 * The time with the most kills and deaths together, the first one where several tie: a day where each day is known,
 * else a week. A day and the average of a week do not compare: the liveliest day may be one that is not known.
 */
export function liveliestOf(spans: readonly ActivitySpan[]): ActivitySpan | undefined {
  const both = ({ kills, deaths }: ActiveWeek) => kills + deaths;
  if (spans.every(({ days }) => days === 1)) return greatest(spans, both);
  const week = greatest(weeksOf(spans), both);
  return week && { ...week, days: 7 };
}

/** A week with its kills and deaths. */
export type ActiveWeek = Omit<ActivitySpan, 'days'>;

/** The weeks with a kill or a death, the newest first: the rows of the table beside the plot. */
export const activeWeeks = (spans: readonly ActivitySpan[]): readonly ActiveWeek[] =>
  weeksOf(spans)
    .filter(({ kills, deaths }) => kills + deaths > 0)
    .toReversed();

/** Kills and deaths of each week, the first week first. */
export function weeksOf(spans: readonly ActivitySpan[]): readonly ActiveWeek[] {
  const weeks = new Map<number, { from: number; kills: number; deaths: number }>();
  for (const { from, kills, deaths } of spans) {
    const monday = mondayOf(new Date(from * 1000));
    const week = weeks.get(monday) ?? { from: monday, kills: 0, deaths: 0 };
    week.kills += kills;
    week.deaths += deaths;
    weeks.set(monday, week);
  }
  return [...weeks.values()];
}

const secondsOf = ({ rows }: SampledList): readonly number[] =>
  rows.flatMap(({ time }) => {
    const date = toDate(time);
    return date ? [date.getTime() / 1000] : [];
  });
