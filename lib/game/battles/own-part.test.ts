import { expect, it } from 'vitest';

import { ownPart, resultOf } from './own-part.ts';

const entry = (id: string, guildId: string | null, team: number, kills: number) => ({
  character: { id },
  guild: guildId === null ? null : { id: guildId },
  team,
  kills,
  deaths: 1,
  damage: 1000,
});

const ENTRIES = [entry('1', '7', 0, 3), entry('2', '7', 0, 4), entry('3', null, 1, 5), entry('4', '8', 1, 6)];

it('finds what a character did, and on which side', () => {
  expect(ownPart(ENTRIES, { characterId: '3' })).toEqual({
    side: 'DESTRUCTION',
    players: 1,
    kills: 5,
    deaths: 1,
    damage: 1000,
  });
});

it('sums what the members of a guild did', () => {
  expect(ownPart(ENTRIES, { guildId: '7' })).toEqual({
    side: 'ORDER',
    players: 2,
    kills: 7,
    deaths: 2,
    damage: 2000,
  });
});

it('counts a member with two entries once, and sums what both say', () => {
  const twice = [...ENTRIES, entry('2', '7', 0, 10)];
  expect(ownPart(twice, { guildId: '7' })).toMatchObject({ players: 2, kills: 17, deaths: 3 });
  expect(ownPart(twice, { characterId: '2' })).toMatchObject({ players: 1, kills: 14 });
});

it('is null for a player or guild that is not on the scoreboard', () => {
  expect(ownPart(ENTRIES, { characterId: '9' })).toBeNull();
  expect(ownPart([], { guildId: '7' })).toBeNull();
});

it.each([
  [{ points: [500, 219], winner: 0 }, 'ORDER', 'Won'],
  [{ points: [500, 219], winner: 0 }, 'DESTRUCTION', 'Lost'],
  [{ points: [90, 90], winner: 0 }, 'ORDER', 'Draw'],
  [{ points: [], winner: null }, 'ORDER', ''],
] as const)('says of %j for %s: %j', (run, side, result) => {
  expect(resultOf(run, side)).toBe(result);
});
