import { expect, test } from 'vitest';
import {
  isoString,
  knownDate,
  toDate,
  utcDate,
  utcDateLong,
  utcDateShort,
  utcTimeShort,
  utcTime,
} from './time.ts';

const moment = new Date('2026-11-21T12:46:52Z');

test.each([
  ['seconds', moment.getTime() / 1000],
  ['milliseconds', moment.getTime()],
  ['digits', '1795265212'],
  ['an ISO text', '2026-11-21T12:46:52Z'],
  ['an ISO text with an offset', '2026-11-21T14:46:52+02:00'],
  ['an ISO text without zone', '2026-11-21T12:46:52'],
  ['an ISO text with fractions', '2026-11-21T12:46:52.0000000Z'],
])('reads %s', (_, value) => {
  expect(toDate(value)).toEqual(moment);
});

test('draws the line between seconds and milliseconds at 1e11', () => {
  expect(toDate(1e11 - 1)?.getTime()).toBe((1e11 - 1) * 1000);
  expect(toDate(1e11)?.getTime()).toBe(1e11);
  expect(toDate(0)).toEqual(new Date(0));
});

test.each([
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  '',
  'yesterday',
  '12:46',
  '2026-13-45',
  '21.11.2026',
])('refuses %s', (value) => {
  expect(toDate(value)).toBeNull();
});

test('prints UTC whatever the zone of the machine', () => {
  const midnight = new Date('2027-01-01T00:00:00Z');
  expect(utcDate(midnight)).toBe('2027-01-01');
  expect(utcDateLong(midnight)).toBe('1 January 2027');
  expect(utcTime(midnight)).toBe('00:00:00');
  expect(utcDate(new Date(midnight.getTime() - 1))).toBe('2026-12-31');
});

test('prints each form', () => {
  expect(utcDate(moment)).toBe('2026-11-21');
  expect(utcDateLong(moment)).toBe('21 November 2026');
  expect(utcDateShort(moment)).toBe('21 Nov 2026');
  expect(utcTime(moment)).toBe('12:46:52');
  expect(utcTimeShort(moment)).toBe('12:46');
  expect(isoString(moment)).toBe('2026-11-21T12:46:52.000Z');
});

test('prints a dash for a moment that is not known, and nothing for machines', () => {
  const unknown = new Date(NaN);
  const words = [utcDateLong, utcDateShort, utcTime, utcTimeShort].map((print) => print(unknown));
  expect(words).toEqual(['–', '–', '–', '–']);
  expect([utcDate(unknown), isoString(unknown)]).toEqual(['', '']);
});

test('prints moments far away', () => {
  const future = new Date(Date.UTC(12_026, 4, 3, 1, 2, 3));
  expect([utcDateLong(future), utcTime(future), utcTimeShort(future)]).toEqual([
    '3 May 12026',
    '01:02:03',
    '01:02',
  ]);
  expect(utcDate(future)).toBe('+012026-05-03');
});

test.each([
  ['0001-01-01T00:00:00', null],
  [0, null],
  ['1970-12-31T23:59:59Z', null],
  ['1971-01-01T00:00:00Z', '1971-01-01T00:00:00.000Z'],
  ['2200-12-31T23:59:59Z', '2200-12-31T23:59:59.000Z'],
  ['2201-01-01T00:00:00Z', null],
  ['soon', null],
])('knows of %j the moment %j', (value, moment) => {
  expect(knownDate(value)?.toISOString() ?? null).toBe(moment);
});
