import { expect, it } from 'vitest';
import { fightLength } from './fight-length.ts';

const START = 1_795_178_812;

it.each([
  [1_000, 1_000_000],
  [0, 0],
  [86_400, 86_400_000],
  [86_401, null],
  [-1, null],
  [-START, null],
])('of a fight that ends %i seconds after its start is %o', (seconds, length) => {
  expect(fightLength({ startTime: START, endTime: START + seconds })).toBe(length);
});
