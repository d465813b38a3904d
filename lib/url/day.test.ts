import { expect, it } from 'vitest';

import { dayEnd, dayStart, parseDay } from './day.ts';

it.each(['2026-11-20', '2028-02-29', '2000-01-01', '2037-12-31', ' 2026-11-20 '])(
  'takes %j for a day',
  (text) => {
    expect(parseDay(text)).toBe(text.trim());
  },
);

it.each([
  undefined,
  '',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '2026-00-10',
  '1999-12-31',
  '2038-01-01',
  '2026-1-1',
  '20261120',
  '2026-11-20T00:00',
  '+002026-11-20',
  'today',
])('takes %j for none', (text) => {
  expect(parseDay(text)).toBe('');
});

it('begins and ends days in UTC', () => {
  expect(dayStart('2026-11-20')).toBe(Date.UTC(2026, 10, 20) / 1000);
  expect(dayEnd('2026-11-30')).toBe(dayStart('2026-12-01'));
  expect(dayEnd('2037-12-31')).toBeLessThan(2 ** 31);
});
