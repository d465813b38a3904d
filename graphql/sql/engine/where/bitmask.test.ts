import { expect, test } from 'vitest';
import type { QuestTypeFlagsFlagsInput } from '#graphql/generated/resolvers.ts';
import { CAREERS } from '#graphql/world/characters/characters.ts';
import {
  CAREER_FLAGS,
  careerMask,
  careersOf,
  maskOf,
  QUEST_TYPES,
  questTypeFlags,
  RACE_FLAGS,
  raceMask,
  racesOf,
} from './bitmask.ts';

const careers = CAREERS.map(({ name }) => name);
const races = [...new Set(CAREERS.map(({ race }) => race))];

test('every career and every race has a bit of its own', () => {
  expect(new Set(careers.map((career) => careerMask([career]))).size).toBe(24);
  expect(new Set(races.map((race) => raceMask([race]))).size).toBe(7);
  expect(careerMask(careers)).toBe(2 ** 24 - 1);
  expect(raceMask(races)).toBe(2 ** 7 - 1);
});

test('a mask gives back its members', () => {
  for (const career of careers) expect(careersOf(careerMask([career]))).toEqual([career]);
  for (const race of races) expect(racesOf(raceMask([race]))).toEqual([race]);
  expect(careersOf(0)).toEqual([]);
  expect([...careersOf(careerMask(['SLAYER', 'CHOPPA']))].sort()).toEqual(['CHOPPA', 'SLAYER']);
});

test('the flags of a filter have the bits of their careers and races', () => {
  const flagOf = (name: string) =>
    `is${name
      .toLowerCase()
      .split('_')
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join('')}`;
  const renamed: Record<string, string> = {
    isBlackGuard: 'isBlackguard',
    isIronBreaker: 'isIronbreaker',
    isKnightOfTheBlazingSun: 'isKnight',
  };
  for (const career of careers) {
    const flag = renamed[flagOf(career)] ?? flagOf(career);
    expect(maskOf(CAREER_FLAGS, { [flag]: true })).toBe(careerMask([career]));
  }
  for (const race of races) expect(maskOf(RACE_FLAGS, { [flagOf(race)]: true })).toBe(raceMask([race]));
});

test.each([
  [1, 'isGroup'],
  [2, 'isTravel'],
  [4, 'isTome'],
  [8, 'isRvR'],
  [16, 'isPlayerKill'],
  [32, 'isEpic'],
])('the quest type %i is %s alone', (mask, name) => {
  const { isNone, ...flags } = questTypeFlags(mask);
  expect(isNone).toBe(false);
  expect(Object.entries(flags).filter(([, isSet]) => isSet)).toEqual([[name, true]]);
  expect(maskOf(QUEST_TYPES, { [name]: true })).toBe(mask);
});

test('a quest without a type is none, and what is false or missing adds nothing', () => {
  expect(questTypeFlags(0).isNone).toBe(true);
  expect(maskOf<QuestTypeFlagsFlagsInput>(QUEST_TYPES, { isNone: true, isEpic: false, isTome: null })).toBe(
    0,
  );
});
