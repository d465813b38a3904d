import { expect, it } from 'vitest';

import { resultWords } from './result-words.ts';

it('leaves out no run', () => {
  expect(resultWords({ wins: 147, losses: 139, draws: 4 }, 290)).toBe('147 wins, 139 losses, 4 draws');
  expect(resultWords({ wins: 1, losses: 1, draws: 1 }, 3)).toBe('1 win, 1 loss, 1 draw');
  expect(resultWords({ wins: 0, losses: 2, draws: 0 }, 5)).toBe('0 wins, 2 losses, 3 without a known winner');
  expect(resultWords({ wins: 1_000, losses: 0, draws: 0 }, 1_000)).toBe('1,000 wins, 0 losses');
});
