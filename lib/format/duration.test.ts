import { expect, test } from 'vitest';
import { durationWords, scenarioDuration, skirmishDuration } from './duration.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [HOUR + 12 * MINUTE + 5 * SECOND, '1 hour 12 minutes 5 seconds'],
  [MINUTE, '1 minute'],
  [DAY + SECOND, '1 day 1 second'],
  [2 * HOUR, '2 hours'],
  [365 * DAY + 31 * DAY, '1 year 1 month 1 day'],
  [59_999, '59 seconds'],
  [59_999.7, '1 minute'],
])('says %i ms in words', (ms, words) => {
  expect(durationWords(ms)).toBe(words);
});

test.each([0, 499])('says how short %d ms are', (ms) => {
  expect(durationWords(ms)).toBe('0 seconds');
  expect(skirmishDuration(ms)).toBe('0 seconds');
  expect(scenarioDuration(ms)).toBe('0m 0s');
});

test.each([-1, -DAY, Number.NaN, Number.POSITIVE_INFINITY])('takes %d ms for no measure', (ms) => {
  expect(durationWords(ms)).toBe('duration unknown');
  expect(skirmishDuration(ms)).toBe('duration unknown');
  expect(scenarioDuration(ms)).toBe('duration unknown');
});

test.each([
  [45 * SECOND, '45 seconds'],
  [MINUTE + SECOND, '1 minute'],
  [HOUR + 59 * SECOND, '1 hour'],
  [DAY + MINUTE + 30 * SECOND, '1 day 1 minute'],
])('drops the seconds of a skirmish of %i ms', (ms, words) => {
  expect(skirmishDuration(ms)).toBe(words);
});

test.each([
  [12 * MINUTE + 5 * SECOND, '12m 5s'],
  [5 * SECOND, '0m 5s'],
  [15 * MINUTE, '15m 0s'],
  [HOUR, '1h 0m 0s'],
  [HOUR - SECOND, '59m 59s'],
  [25 * HOUR + 2 * MINUTE + 3 * SECOND, '25h 2m 3s'],
])('shortens a scenario of %i ms', (ms, words) => {
  expect(scenarioDuration(ms)).toBe(words);
});
