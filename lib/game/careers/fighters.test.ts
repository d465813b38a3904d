import { expect, test } from 'vitest';

import { fighterWords, periodName } from './fighters.ts';

const row = (
  period: string,
  characters: number,
  before: number | null,
  isRunning = false,
  name = 'SLAYER',
) => ({
  name,
  period,
  characters,
  before,
  isRunning,
  share: characters / 1000,
});

test('say how many fought, their share, and how many before', () => {
  const months = [row('2026-09', 50, null), row('2026-10', 56, 50), row('2026-11', 41, null, true)];
  expect(fighterWords(months, 'level 40')).toEqual([
    '56 Slayers of level 40 fought in October 2026, 5.6% of all characters of level 40 who fought, 50 the month before (12% more)',
    'So far 41 in November 2026',
  ]);
  expect(fighterWords(months, '')[0]).toContain(', 5.6% of all characters who fought, ');
  expect(fighterWords([row('2026-10', 56, 50, false, 'ALL')], '')[0]).toBe(
    '56 characters fought in October 2026, 50 the month before (12% more)',
  );
  expect(fighterWords([row('2027-W01', 7, null, true)], '')).toEqual(['So far 7 in Week 1, 2027']);
  expect(fighterWords([row('2026-10', 1, 1)], '')[0]).toMatch(/^1 Slayer fought in October 2026, /);
  expect(fighterWords([], '')).toEqual(['No fight is known yet']);
});

test('names weeks and months, and leaves other texts', () => {
  expect(periodName('2026-W53')).toBe('Week 53, 2026');
  expect(periodName('TANK')).toBe('TANK');
});
