import { expect, it } from 'vitest';

import { knownMoment, runDuration, runDurationWords, shortRunDuration } from './tries.ts';

const START = 1_795_281_919_294;

it('reads moments in every form of the API', () => {
  expect([START, '2026-11-21T18:04:50Z', 1_795_284_290].map(knownMoment)).toEqual([
    START,
    1_795_284_290_000,
    1_795_284_290_000,
  ]);
});

it.each([0, '0', '', 'soon'])('takes %j for an unknown moment', (value) => {
  expect(knownMoment(value)).toBeNull();
});

it('counts milliseconds from start to end', () => {
  expect(runDuration({ start: START, end: START + 61_500 })).toBe(61_500);
  expect(runDuration({ start: START, end: START })).toBe(0);
});

it('has no duration where an end is missing or comes too early', () => {
  expect(runDuration({ start: START, end: 0 })).toBeNull();
  expect(runDuration({ start: 0, end: START })).toBeNull();
  expect(runDuration({ start: START, end: START - 1 })).toBeNull();
});

it('has no duration of a run that was completed in no time', () => {
  const run = { start: START, completed: true };
  expect(runDuration({ ...run, end: START + 1 })).toBeNull();
  expect(runDuration({ ...run, end: START + 59_999 })).toBeNull();
  expect(runDuration({ ...run, end: START + 60_000 })).toBe(60_000);
  expect(runDuration({ ...run, end: START + 1, completed: false })).toBe(1);
  expect(runDuration({ ...run, end: START + 9, encounterId: '7' })).toBe(9);
  expect(shortRunDuration({ ...run, end: START + 1 })).toBe('length unknown');
});

it('has no duration of a run that went on for more than seven hours', () => {
  const SEVEN_HOURS = 7 * 3_600_000;
  expect(runDuration({ start: START, end: START + SEVEN_HOURS })).toBe(SEVEN_HOURS);
  expect(runDuration({ start: START, end: START + SEVEN_HOURS + 1 })).toBeNull();
  expect(runDuration({ start: START, end: START + SEVEN_HOURS + 1, encounterId: '7' })).toBeNull();
  expect(shortRunDuration({ start: START, end: START + 30 * 86_400_000 })).toBe('length unknown');
});

it('says how long a run took, or that its end is not known', () => {
  expect(runDurationWords({ start: START, end: START + 61_000 })).toBe('1 minute 1 second');
  expect(runDurationWords({ start: START, end: 0 })).toBe('end unknown');
  expect(shortRunDuration({ start: START, end: START + 61_000 })).toBe('1m 1s');
  expect(shortRunDuration({ start: START, end: 0 })).toBe('end unknown');
});
