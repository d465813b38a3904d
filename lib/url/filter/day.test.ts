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
  '2026-11-20T24:00',
  '2026-11-20T18',
  '2026-02-30T18:00Z',
  '2026-11-20T18:00+99:00',
  '1999-12-31T23:59Z',
  '2038-01-01T00:00+01:00x',
  '+002026-11-20',
  'today',
])('takes %j for none', (text) => {
  expect(parseDay(text)).toBe('');
});

it.each([
  ['2026-11-20T18:00', '2026-11-20T18:00'],
  ['2026-11-20T18:00Z', '2026-11-20T18:00'],
  ['2026-11-20T18:00:59.123Z', '2026-11-20T18:00'],
  ['2026-11-20T18:00+01:00', '2026-11-20T17:00'],
  ['2026-11-20T18:00 01:00', '2026-11-20T17:00'],
  ['2026-11-20T00:30+05:45', '2026-11-19T18:45'],
])('takes %s for the minute %s in UTC', (text, minute) => {
  expect(parseDay(text)).toBe(minute);
  expect(parseDay(minute)).toBe(minute);
});

it('begins and ends at a minute', () => {
  expect(dayStart('2026-11-20T18:00')).toBe(Date.UTC(2026, 10, 20, 18) / 1000);
  expect(dayEnd('2026-11-20T18:00')).toBe(dayStart('2026-11-20T18:00'));
});

it('begins and ends days in UTC', () => {
  expect(dayStart('2026-11-20')).toBe(Date.UTC(2026, 10, 20) / 1000);
  expect(dayEnd('2026-11-30')).toBe(dayStart('2026-12-01'));
  expect(dayEnd('2037-12-31')).toBeLessThan(2 ** 31);
});
