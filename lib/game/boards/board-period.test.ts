import { describe, expect, it, test } from 'vitest';

import {
  parsePeriod,
  periodDays,
  periodLabel,
  periodOf,
  periodsBeside,
  periodSpan,
  periodText,
} from './board-period.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;

test.each(['2026-W47', '2026-W01', '2020-W53', '2026-11', '2026-01', '2037-12'])('reads %s back', (text) => {
  const period = parsePeriod(text);
  expect(period && periodText(period)).toBe(text);
});

test.each([
  '',
  '2026',
  '2026-W00',
  '2026-W54',
  '2025-W53',
  '2026-13',
  '2026-00',
  '1999-12',
  '2038-01',
  '2026-W7',
  '2026-w47',
  '2026-11-01',
  'thisWeek',
])('takes %j for no period', (text) => {
  expect(parsePeriod(text)).toBeNull();
});

describe('a week', () => {
  const first = { unit: 'week', year: 2026, week: 1 } as const;

  it('begins on Monday, also across the year', () => {
    expect(periodSpan(first)).toEqual({
      gte: seconds('2025-12-29T00:00:00Z'),
      lt: seconds('2026-01-05T00:00:00Z'),
    });
    expect(periodDays(first)).toEqual(['2025-12-29', '2026-01-04']);
  });

  it('has a week before it, which may be the 53rd', () => {
    expect(periodsBeside({ unit: 'week', year: 2021, week: 1 }).before).toEqual({
      unit: 'week',
      year: 2020,
      week: 53,
    });
    expect(periodsBeside({ unit: 'week', year: 2026, week: 53 }).after).toEqual({
      unit: 'week',
      year: 2027,
      week: 1,
    });
  });
});

describe('a month', () => {
  it('ends where the next one begins', () => {
    const december = { unit: 'month', year: 2026, month: 12 } as const;
    const { after } = periodsBeside(december);
    expect(after).toEqual({ unit: 'month', year: 2027, month: 1 });
    expect(periodSpan(december).lt).toBe(periodSpan(after).gte);
    expect(periodDays({ unit: 'month', year: 2028, month: 2 })).toEqual(['2028-02-01', '2028-02-29']);
  });
});

it('names periods', () => {
  expect(periodLabel({ unit: 'week', year: 2026, week: 7 })).toBe('Week 7, 2026');
  expect(periodLabel({ unit: 'month', year: 2026, month: 10 })).toBe('October 2026');
});

it.each([
  ['week', 0, '2026-W47'],
  ['week', -1, '2026-W46'],
  ['month', 0, '2026-11'],
  ['month', -1, '2026-10'],
] as const)('knows the %s %i steps away', (unit, steps, text) => {
  expect(periodText(periodOf(unit, new Date('2026-11-21T12:00:00Z'), steps))).toBe(text);
});

it('steps from the last of a long month into the short one before it', () => {
  expect(periodText(periodOf('month', new Date('2026-03-31T23:59:59Z'), -1))).toBe('2026-02');
});
