import { expect, test } from 'vitest';
import { leaderboardDays } from './describe-board.ts';

test.each([
  ['the month where it began before the week', '2026-11-21T18:00:00Z', '2026-11-01/2026-11-21'],
  ['the week where it began before the month', '2026-12-02T18:00:00Z', '2026-11-30/2026-12-02'],
])('covers %s', (_, now, days) => {
  expect(leaderboardDays(new Date(now))).toBe(days);
});
