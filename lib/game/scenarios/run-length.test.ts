import { expect, it } from 'vitest';
import { runLength } from './run-length.ts';

const START = 1_795_178_812;

it.each([
  ['an end 12 minutes later', START + 725, 725_000],
  ['no end', 0, null],
  ['an end at its start', START, null],
  ['an end before its start', START - 1, null],
  ['an end a second later', START + 1, null],
  ['a minute', START + 60, 60_000],
  ['four hours', START + 14_400, 14_400_000],
  ['an end in another year', 2_147_483_647, null],
  ['no time at all', 'never', null],
])('knows the length of a run with %s', (_, endTime, length) => {
  expect(runLength({ startTime: START, endTime })).toBe(length);
});

it('knows no length of a run without a start', () => {
  expect(runLength({ startTime: 0, endTime: 725 })).toBeNull();
});
