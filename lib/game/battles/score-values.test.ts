import { expect, it } from 'vitest';

import { type ScoreKey, readScoreValues, writeScoreValues } from './score-sort.ts';

const KEYS: readonly ScoreKey[] = ['career', 'name', 'guild', 'kills'];

it.each([
  { career: 'Rune Priest', name: 'Bor', guild: '"Zeal", ]', kills: 3 },
  { career: 'Rune Priest', name: 'Zoë', guild: null, kills: 0 },
])('reads what it has written: %o', (values) => {
  expect(readScoreValues(KEYS, writeScoreValues(KEYS, values))).toEqual(values);
});
