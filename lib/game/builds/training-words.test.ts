import { expect, it } from 'vitest';

import { pathWords, stepWords } from './training-words.ts';

it.each([
  ['strength', 2, '2: +16, 4 points'],
  ['opportunist', 2, '2: +5% Melee Critical Chance, 15 points'],
  ['deft-defender', 1, '1: +3% Dodge, Disrupt, 1 point'],
  ['hardy-concession', 3, '3: −6% Incoming Damage, Damage, Outgoing Healing, 10 points'],
  ['regeneration', 1, '1: +28 Hit Points every 4s, 10 points'],
  ['quick-escape', 3, '3: 45 points'],
] as const)('%s, step %d is "%s"', (line, steps, words) => {
  expect(stepWords(line, steps)).toBe(words);
});

it('says how many abilities the points of a path open', () => {
  expect([1, 2, 3, 7, 15].map(pathWords)).toEqual([
    '1',
    '2',
    '3: 1 ability open',
    '7: 3 abilities open',
    '15: 7 abilities open',
  ]);
});
