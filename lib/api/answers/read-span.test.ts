import { expect, it } from 'vitest';

import { readSpan } from './time-checks.ts';

it.each([
  ['PT1H30S', 3_630_000],
  ['PT12M5.5S', 725_500],
  ['P1DT1M', 86_460_000],
  ['PT0S', 0],
  ['01:00:30', 3_630_000],
  ['1.00:00:30.5', 86_430_500],
  ['00:12', 720_000],
  ['-PT5S', -5_000],
])('reads %s', (text, milliseconds) => {
  expect(readSpan(text)).toBe(milliseconds);
});

it.each(['', 'P', 'PT', '12', 'an hour', '1:2:3', 'PT1H2', '2026-01-01'])('refuses %j', (text) => {
  expect(readSpan(text)).toBeNull();
});
