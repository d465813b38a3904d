import { expect, test } from 'vitest';

import { isQuiet, isTimeZone } from './quiet-hours.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);

test.each([
  ['22:59', false],
  ['23:00', true],
  ['00:00', true],
  ['07:59', true],
  ['08:00', false],
])('hours over midnight at %s', (time, isWithin) => {
  expect(isQuiet({ from: '23:00', to: '08:00', zone: 'UTC' }, at(time))).toBe(isWithin);
});

test('hours of one day, of no length, and of another zone', () => {
  const noon = { from: '12:00', to: '13:00', zone: 'UTC' };
  expect(['11:59', '12:00', '12:59', '13:00'].map((time) => isQuiet(noon, at(time)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isQuiet({ ...noon, to: '12:00' }, at('12:00'))).toBe(false);
  expect(isQuiet({ ...noon, zone: 'Europe/Berlin' }, at('11:30'))).toBe(true);
  expect(isQuiet(undefined, at('12:00'))).toBe(false);
});

test('knows names of time zones', () => {
  expect(['UTC', 'Europe/Berlin', 'Nuln', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
