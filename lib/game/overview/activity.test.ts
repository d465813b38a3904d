import { describe, expect, it } from 'vitest';

import { activitySpans, activityWeeks, mondayOf, tellsEveryDay, weeksOf } from './activity.ts';

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

describe('records that are all that there are', () => {
  const sample = {
    kills: listOf(2, '2026-11-21T09:00:00Z', '2026-11-16T00:00:00Z'),
    deaths: listOf(1, '2026-06-01T00:00:00Z'),
    thisWeek,
  };
  const spans = activitySpans(sample, null, NOW);

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
    thisWeek,
  };
  const past = { kills: Array.from({ length: 25 }, (_, week) => week), deaths: Array<number>(25).fill(1) };
  expect(tellsEveryDay(sample, NOW)).toBe(false);
  const spans = activitySpans(sample, past, NOW);
  // The first known day is a Wednesday, so that its week is counted too.
  expect(spans.filter(({ days }) => days === 7)).toHaveLength(25);
  expect(spans[24]).toEqual({ from: seconds('2026-11-09T00:00:00Z'), days: 7, kills: 24, deaths: 1 });
  expect(spans.slice(25).map(({ kills }) => kills)).toEqual([0, 0, 0, 0, 1, 0]);
});

it('takes the current week as it was counted where its records are a part', () => {
  const sample = { kills: listOf(900, '2026-11-20T09:00:00Z'), deaths: listOf(0), thisWeek };
  const past = { kills: Array<number>(25).fill(0), deaths: Array<number>(25).fill(0) };
  expect(activitySpans(sample, past, NOW).at(-1)).toEqual({
    from: seconds('2026-11-16T00:00:00Z'),
    days: 7,
    kills: 3,
    deaths: 0,
  });
});
