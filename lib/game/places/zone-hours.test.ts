import { expect, it } from 'vitest';

import { byHourOfDay, hourWords, killsPerWeek, livelyWords } from './zone-hours.ts';

const hours = (weeks: number, kills: Readonly<Record<number, number>> = {}) =>
  Array.from({ length: 168 }, (_, hour) => ({
    hour,
    order: kills[hour] ?? 0,
    destruction: 0,
    weeks,
    usual: null,
  }));

it('names the liveliest hour of the week with its kills', () => {
  expect(livelyWords(hours(8, { 116: 96, 3: 1 }))).toBe('Most kills on Friday at 20:00 UTC, 96 in 8 weeks.');
  expect(livelyWords(hours(1, { 0: 1 }))).toBe('Most kills on Monday at 0:00 UTC, 1 in one week.');
  expect(livelyWords(hours(2, { 0: 4, 167: 4 }))).toBe(
    'Most kills in each of 2 hours of the week, 4 in 2 weeks.',
  );
  expect(livelyWords(hours(1))).toBe('No kill in the week that is known.');
  expect(livelyWords(hours(8))).toBe('No kill in the 8 weeks that are known.');
  expect(livelyWords(hours(0))).toBe('No whole hour is known yet.');
});

it('tells the kills of a mean week, none where no week is known', () => {
  expect(killsPerWeek({ hour: 0, order: 3, destruction: 1, weeks: 8, usual: 0 })).toBe(0.5);
  expect(killsPerWeek({ hour: 0, order: 0, destruction: 0, weeks: 0, usual: null })).toBeNull();
});

it('lays the hours of a week out by hour of the day', () => {
  const rows = byHourOfDay(hours(8, { 26: 7 }));
  expect(rows).toHaveLength(24);
  expect(rows[2]?.days.map(({ order }) => order)).toEqual([0, 7, 0, 0, 0, 0, 0]);
  expect(hourWords(26)).toBe('Tuesday at 2:00');
});
