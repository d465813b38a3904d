import { expect, it } from 'vitest';

import { foughtLastNight, type LastNight, nightBattleWords, nightRunWords } from './last-night.ts';

const QUIET: LastNight = { evening: 0, kills: 0, deaths: 0, battles: 0, runs: 0, wins: 0, newest: [] };

it.each([
  [QUIET, false],
  [{ ...QUIET, battles: null }, false],
  [{ ...QUIET, kills: 1 }, true],
  [{ ...QUIET, deaths: 1 }, true],
  [{ ...QUIET, battles: 1 }, true],
  [{ ...QUIET, battles: null, runs: 1 }, true],
])('%j is a night with a fight: %s', (night, fought) => {
  expect(foughtLastNight(night)).toBe(fought);
});

it('counts battles and scenarios in words', () => {
  expect([0, 1, 2].map((battles) => nightBattleWords({ ...QUIET, battles }))).toEqual([
    '0 battles',
    '1 battle',
    '2 battles',
  ]);
  expect(nightBattleWords({ ...QUIET, battles: null })).toBeNull();
  expect(nightRunWords(QUIET)).toBe('0 scenarios');
  expect(nightRunWords({ ...QUIET, runs: 1 })).toBe('1 scenario (0 won)');
  expect(nightRunWords({ ...QUIET, runs: 3, wins: 2 })).toBe('3 scenarios (2 won)');
});
