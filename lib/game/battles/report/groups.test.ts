import { expect, test } from 'vitest';

import { guildMatrix, guildRows, roleRows } from './groups.ts';
import { BATTLE_SIDES } from './rows.ts';
import { loss, player } from './testing/battle-rows.ts';

const guild = (id: string) => ({ id, name: `Guild ${id}` });
const tagged = (id: string) => ({
  ...guild(id),
  realm: 'ORDER' as const,
  heraldry: { emblem: 0, pattern: 0, color1: 0, color2: 0, shape: 0 },
});
const career = (name: 'RUNE_PRIEST' | 'SLAYER' | 'IRON_BREAKER') => ({ id: name, name, career: name });

const PLAYERS = [
  player('order', { guild: tagged('1'), damage: 10 }),
  player('order', { guild: tagged('1'), damage: 30, character: career('IRON_BREAKER') }),
  player('order', { healing: 7, character: career('RUNE_PRIEST') }),
  player('destruction', { guild: tagged('2'), damage: 50 }),
];

const LOSSES = [
  loss({ by: 'order', minute: 0, killerGuild: guild('1'), victimGuild: guild('2') }),
  loss({ by: 'order', minute: 1, killerCareer: 'RUNE_PRIEST', victimGuild: guild('2') }),
  loss({ by: 'destruction', minute: 2, killerGuild: guild('2'), victimGuild: guild('1') }),
  // A guild whose players all left it before the end.
  loss({ by: 'destruction', minute: 3, killerGuild: guild('3'), victimCareer: 'SLAYER' }),
];

test('guilds have their players and what the kills and the scoreboards say of them', () => {
  expect(guildRows(PLAYERS, LOSSES)).toMatchObject([
    { side: 'order', guild: guild('1'), players: 2, kills: 1, deaths: 1, damage: 40 },
    { side: 'destruction', guild: guild('2'), players: 1, kills: 1, deaths: 2, damage: 50 },
    { side: 'destruction', guild: guild('3'), players: 0, kills: 1, deaths: 0, damage: 0 },
    { side: 'order', guild: null, players: 1, kills: 1, deaths: 1, healing: 7 },
  ]);
});

test('roles have their careers in the order of the game', () => {
  const rows = roleRows(PLAYERS, LOSSES);
  expect(rows.map(({ side, role }) => `${side} ${role}`)).toEqual([
    'order tank',
    'order healer',
    'order melee',
    'destruction ranged',
  ]);
  expect(rows[0]?.careers).toEqual([
    { career: 'IRON_BREAKER', players: 1 },
    { career: 'KNIGHT_OF_THE_BLAZING_SUN', players: 1 },
  ]);
  // Nobody has the career of the one who fell, as the scoreboards say.
  expect(rows[2]).toMatchObject({ players: 0, deaths: 1, careers: [] });
});

test.each([
  ['guilds', guildRows(PLAYERS, LOSSES)],
  ['roles', roleRows(PLAYERS, LOSSES)],
])('the totals of %s are those of the sides', (_, rows) => {
  const total = (side: 'order' | 'destruction', key: 'players' | 'kills' | 'deaths' | 'damage') =>
    rows.reduce((sum, row) => (row.side === side ? sum + row[key] : sum), 0);
  expect(BATTLE_SIDES.map((side) => total(side, 'players'))).toEqual([3, 1]);
  expect(BATTLE_SIDES.map((side) => total(side, 'kills'))).toEqual([2, 2]);
  expect(BATTLE_SIDES.map((side) => total(side, 'deaths'))).toEqual([2, 2]);
  expect(BATTLE_SIDES.map((side) => total(side, 'damage'))).toEqual([40, 50]);
});

test('the matrix has the kills of two guilds on each other', () => {
  expect(guildMatrix(guildRows(PLAYERS, LOSSES), LOSSES)).toMatchObject([
    [
      { order: guild('1'), destruction: guild('2'), kills: { order: 1, destruction: 1 } },
      { order: guild('1'), destruction: guild('3'), kills: { order: 0, destruction: 0 } },
    ],
  ]);
  expect(guildMatrix([], [])).toEqual([]);
});
