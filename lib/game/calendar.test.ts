import { expect, test } from 'vitest';
import { isoWeekOf, monthLabel, monthOf, weekLabel } from './calendar.ts';

test.each([
  ['2026-11-21T12:00:00Z', 2026, 47],
  ['2024-12-29T23:59:59Z', 2024, 52],
  ['2024-12-30T00:00:00Z', 2025, 1],
  ['2026-12-31T23:59:59Z', 2026, 53],
  ['2027-01-03T23:59:59Z', 2026, 53],
  ['2027-01-04T00:00:00Z', 2027, 1],
  ['2021-01-03T23:59:59Z', 2020, 53],
  ['2021-01-04T00:00:00Z', 2021, 1],
])('puts %s into the ISO week %i-W%i', (moment, year, week) => {
  expect(isoWeekOf(new Date(moment))).toEqual({ year, week });
});

test.each([
  ['2026-11-30T23:59:59Z', 2026, 11],
  ['2026-12-01T00:00:00Z', 2026, 12],
  ['2027-01-01T00:00:00Z', 2027, 1],
])('puts %s into the month %i-%i', (moment, year, month) => {
  expect(monthOf(new Date(moment))).toEqual({ year, month });
});

test('names weeks and months', () => {
  const date = new Date('2026-11-21T12:00:00Z');
  expect(weekLabel(isoWeekOf(date))).toBe('Week 47, 2026');
  expect(monthLabel(monthOf(date))).toBe('November 2026');
  expect(monthLabel({ year: 2027, month: 1 })).toBe('January 2027');
  expect(monthLabel({ year: 2026, month: 12 })).toBe('December 2026');
});
