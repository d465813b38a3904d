import { describe, expect, it } from 'vitest';

import {
  activitySpans,
  activityWeeks,
  type ActivitySpan,
  everyDay,
  fromFirstRecord,
  liveliestOf,
  mondayOf,
  tellsEveryDay,
  weekOf,
  weeksOf,
} from './activity.ts';

/** A Saturday. */
const NOW = new Date('2026-11-21T12:00:00Z');
const seconds = (iso: string) => Date.parse(iso) / 1000;

const listOf = (total: number, ...times: string[]) => ({
  total,
  rows: times.map((iso) => ({ time: seconds(iso) })),
});
const thisWeek = { kills: 3, deaths: 0 };

it('begins weeks on Monday in UTC', () => {
  expect(mondayOf(new Date('2026-11-16T00:00:00Z'))).toBe(seconds('2026-11-16T00:00:00Z'));
  expect(mondayOf(new Date('2026-11-15T23:59:59Z'))).toBe(seconds('2026-11-09T00:00:00Z'));
  expect(activityWeeks(NOW)).toHaveLength(26);
  expect(activityWeeks(NOW).at(-1)).toBe(seconds('2026-11-16T00:00:00Z'));
});

it('ends the current week with Sunday, so that records of the future are not of it', () => {
  const monday = seconds('2026-11-16T00:00:00Z');
  expect(weekOf(NOW)).toEqual({ gte: monday, lt: seconds('2026-11-23T00:00:00Z') });
});

describe('weeks before the first record', () => {
  const week = (iso: string, kills: number): ActivitySpan => ({
    from: seconds(iso),
    days: 7,
    kills,
    deaths: 0,
  });
  const spans = [week('2026-10-26', 0), week('2026-11-02', 2), week('2026-11-09', 0), week('2026-11-16', 1)];

  it('are left out, whether or not there are older records', () => {
    expect(fromFirstRecord(spans)).toEqual(spans.slice(1));
    const day = { from: seconds('2026-11-05'), days: 1, kills: 1, deaths: 0 };
    const days = [{ ...day, from: seconds('2026-11-02'), kills: 0 }, day];
    expect(fromFirstRecord(days)).toEqual(days);
  });

  it('are drawn where there is no record at all', () => {
    const idle = [week('2026-11-09', 0), week('2026-11-16', 0)];
    expect(fromFirstRecord(idle)).toEqual(idle);
  });
});

describe('records that are all that there are', () => {
  const sample = {
    kills: listOf(2, '2026-11-21T09:00:00Z', '2026-11-16T00:00:00Z'),
    deaths: listOf(1, '2026-06-01T00:00:00Z'),
  };
  const spans = activitySpans(sample, thisWeek, null, NOW);

  it('tell every day until today', () => {
    expect(tellsEveryDay(sample, NOW)).toBe(true);
    expect(spans).toHaveLength(25 * 7 + 6);
    expect(spans.at(-1)).toEqual({ from: seconds('2026-11-21T00:00:00Z'), days: 1, kills: 1, deaths: 0 });
    expect(spans[0]).toEqual({ from: seconds('2026-05-25T00:00:00Z'), days: 1, kills: 0, deaths: 0 });
    expect(spans.filter(({ kills, deaths }) => kills + deaths > 0)).toHaveLength(3);
  });

  it('are summed up by week', () => {
    const weeks = weeksOf(spans);
    expect(weeks).toHaveLength(26);
    expect(weeks.at(-1)).toEqual({ from: seconds('2026-11-16T00:00:00Z'), kills: 2, deaths: 0 });
  });
});

it('counts whole weeks before the first day that is known', () => {
  const sample = {
    kills: listOf(900, '2026-11-20T09:00:00Z', '2026-11-10T09:00:00Z'),
    deaths: listOf(0),
  };
  const past = { kills: Array.from({ length: 25 }, (_, week) => week), deaths: Array<number>(25).fill(1) };
  expect(tellsEveryDay(sample, NOW)).toBe(false);
  const spans = activitySpans(sample, thisWeek, past, NOW);
  // The first known day is a Wednesday, so that its week is counted too.
  expect(spans.filter(({ days }) => days === 7)).toHaveLength(25);
  expect(spans[24]).toEqual({ from: seconds('2026-11-09T00:00:00Z'), days: 7, kills: 24, deaths: 1 });
  expect(spans.slice(25).map(({ kills }) => kills)).toEqual([0, 0, 0, 0, 1, 0]);
});

it('takes the days of the current week together where its records are a part', () => {
  const sample = { kills: listOf(900, '2026-11-20T09:00:00Z'), deaths: listOf(0) };
  const past = { kills: Array<number>(25).fill(0), deaths: Array<number>(25).fill(0) };
  expect(activitySpans(sample, thisWeek, past, NOW).at(-1)).toEqual({
    from: seconds('2026-11-16T00:00:00Z'),
    // From Monday to today, a Saturday: an average day of it has nothing of the day to come.
    days: 6,
    kills: 3,
    deaths: 0,
  });
});

describe('the liveliest time', () => {
  const DAY = 86_400;
  let state = 1;
  /** A whole number from 0 to below the limit, the same in every run. */
  const draw = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const killsOfDay = () => Math.max(0, draw(180) - 90);

  /** Kills and deaths at random moments until now, and how many of the newest are known as records. */
  function drawnWar() {
    const now = new Date(NOW.getTime() + draw(8) * DAY * 1000);
    const start = activityWeeks(now)[0] ?? 0;
    const today = Math.floor((now.getTime() / 1000 - start) / DAY);
    const times = () =>
      Array.from({ length: today + 1 }, (_, day) =>
        Array.from({ length: killsOfDay() }, () =>
          Math.min(now.getTime() / 1000, start + day * DAY + draw(DAY)),
        ),
      )
        .flat()
        .toSorted((one, other) => other - one);
    const [kills, deaths] = [times(), times()];
    const known = [0, 1, 20, 100, Infinity][draw(5)] ?? 0;
    const listed = (all: readonly number[]) => ({
      total: all.length,
      rows: all.slice(0, known).map((time) => ({ time })),
    });
    const countIn = (from: number, days: number) => ({
      kills: kills.filter((time) => time >= from && time < from + days * DAY).length,
      deaths: deaths.filter((time) => time >= from && time < from + days * DAY).length,
    });
    const weeks = activityWeeks(now);
    const counts = weeks.map((from) => countIn(from, 7));
    const spans = activitySpans(
      { kills: listed(kills), deaths: listed(deaths) },
      counts.at(-1) ?? { kills: 0, deaths: 0 },
      { kills: counts.map((week) => week.kills), deaths: counts.map((week) => week.deaths) },
      now,
    );
    const days = Array.from({ length: today + 1 }, (_, day) => start + day * DAY);
    return { spans, countIn, weeks, days, isAll: Math.max(kills.length, deaths.length) <= known };
  }

  it('is a day where each day is known, else a week, and nothing of its kind is livelier', () => {
    const kinds = new Set<number>();
    for (let n = 0; n < 40; n += 1) {
      const { spans, countIn, weeks, days, isAll } = drawnWar();
      const liveliest = liveliestOf(spans);
      const length = spans.every((span) => span.days === 1) ? 1 : 7;
      if (isAll) expect(length).toBe(1);
      if (!liveliest) throw new Error('There is always one');
      kinds.add(liveliest.days);
      expect(liveliest.days).toBe(length);
      const { from, kills, deaths } = liveliest;
      expect({ kills, deaths }).toEqual(countIn(from, length));
      const all = (length === 1 ? days : weeks).map((start) => countIn(start, length));
      expect(kills + deaths).toBe(Math.max(...all.map((each) => each.kills + each.deaths)));
    }
    expect(kinds).toEqual(new Set([1, 7]));
  });

  it('is no day that is livelier than the average of a week', () => {
    const monday = seconds('2026-11-16T00:00:00Z');
    const days = [17, 0, 0, 0, 0, 0].map((kills, day): ActivitySpan => ({
      from: monday + day * DAY,
      days: 1,
      kills,
      deaths: 16,
    }));
    const before: ActivitySpan = { from: monday - 7 * DAY, days: 7, kills: 60, deaths: 70 };
    expect(liveliestOf([before, ...days])).toEqual(before);
    expect(liveliestOf([{ ...before, kills: 10 }, ...days])).toEqual({
      from: monday,
      days: 7,
      kills: 17,
      deaths: 96,
    });
    expect(liveliestOf([])).toBeUndefined();
  });
});

describe('days that are counted', () => {
  const past = {
    kills: new Map([
      [seconds('2026-05-25T00:00:00Z'), 4],
      [seconds('2026-11-15T00:00:00Z'), 300],
      [seconds('2026-11-17T00:00:00Z'), 100],
      [seconds('2026-11-20T00:00:00Z'), 20],
    ]),
    deaths: new Map<number, number>(),
  };
  const killsOf = (spans: readonly ActivitySpan[]) => new Map(spans.map(({ from, kills }) => [from, kills]));

  it('are all days until today, which has what this week has beyond them', () => {
    const spans = everyDay({ kills: 127, deaths: 5 }, past, NOW);
    expect(spans.map(({ from }) => from)).toEqual(
      Array.from({ length: 25 * 7 + 6 }, (_, n) => seconds('2026-05-25T00:00:00Z') + n * 86_400),
    );
    expect(new Set(spans.map(({ days }) => days))).toEqual(new Set([1]));
    expect(killsOf(spans.filter(({ kills }) => kills > 0))).toEqual(
      new Map([...past.kills, [seconds('2026-11-21T00:00:00Z'), 7]]),
    );
    expect(spans.filter(({ deaths }) => deaths > 0)).toEqual([
      { from: seconds('2026-11-21T00:00:00Z'), days: 1, kills: 7, deaths: 5 },
    ]);
  });

  it('are no more than this week, where that was counted before', () => {
    const spans = everyDay({ kills: 118, deaths: 0 }, past, NOW);
    expect(weeksOf(spans).at(-1)).toMatchObject({ kills: 118, deaths: 0 });
    expect(killsOf(spans).get(seconds('2026-11-20T00:00:00Z'))).toBe(18);
    expect(spans.at(-1)).toMatchObject({ kills: 0 });
  });

  it('are today alone on a Monday', () => {
    const monday = new Date('2026-11-16T08:00:00Z');
    const spans = everyDay({ kills: 9, deaths: 0 }, past, monday);
    expect(spans).toHaveLength(25 * 7 + 1);
    expect(spans.slice(-2).map(({ kills }) => kills)).toEqual([300, 9]);
  });
});
