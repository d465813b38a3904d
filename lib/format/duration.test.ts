import { expect, test } from 'vitest';
import { durationWords, durationAttribute, shortDuration } from './duration.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [HOUR + 12 * MINUTE + 5 * SECOND, '1h 12m 5s', '1 hour 12 minutes 5 seconds', 'PT1H12M5S'],
  [MINUTE, '1m', '1 minute', 'PT1M'],
  [DAY + SECOND, '1d 1s', '1 day 1 second', 'P1DT1S'],
  [2 * HOUR, '2h', '2 hours', 'PT2H'],
  [400 * DAY, '400d', '400 days', 'P400D'],
  [59_999, '59s', '59 seconds', 'PT59S'],
  [59_999.7, '1m', '1 minute', 'PT1M'],
  [499, '0s', '0 seconds', 'PT0S'],
])('tells %d ms in short, in words and for programs', (ms, short, words, iso) => {
  expect([shortDuration(ms), durationWords(ms), durationAttribute(ms)]).toEqual([short, words, iso]);
});

test.each([-1, -DAY, Number.NaN, Number.POSITIVE_INFINITY])('takes %d ms for no measure', (ms) => {
  expect(shortDuration(ms)).toBe('duration unknown');
  expect(durationWords(ms)).toBe('duration unknown');
});

test.each([
  [45 * SECOND, '45s', '45 seconds'],
  [MINUTE + SECOND, '1m', '1 minute'],
  [HOUR + 59 * SECOND, '1h', '1 hour'],
  [DAY + MINUTE + 30 * SECOND, '1d 1m', '1 day 1 minute'],
])('drops the seconds of %d ms at a precision of minutes', (ms, short, words) => {
  expect(shortDuration(ms, 'minute')).toBe(short);
  expect(durationWords(ms, 'minute')).toBe(words);
});
