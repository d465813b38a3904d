import { expect, it } from 'vitest';

import { runDuration } from './run-duration.ts';

const START = 1_795_281_919_294;

it.each([
  ['milliseconds', START, START + 61_000, 61_000],
  ['ISO texts', '2026-11-21T18:00:00Z', '2026-11-21T18:43:37Z', 2_617_000],
  ['a run of no time', START, START, 0],
  ['an unknown end', START, 0, null],
  ['an unknown start', 0, START, null],
  ['an end before the start', START, START - 1, null],
  ['what is no time', START, 'soon', null],
])('runDuration of %s', (_, start, end, duration) => {
  expect(runDuration({ start, end })).toBe(duration);
});
