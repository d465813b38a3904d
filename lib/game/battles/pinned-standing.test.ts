import { expect, test } from 'vitest';

import { pinnedStanding, RANKED_KEYS } from './pinned-standing.ts';

const score = (id: string, damage: number, healing: number, kills = 0) => ({
  character: { id, name: `Player ${id}` },
  damage,
  healing,
  kills,
});

const SCORES = [score('1', 900, 0, 2), score('2', 500, 10, 5), score('3', 500, 800), score('4', 0, 0)];

const place = (id: string, sortKey?: Parameters<typeof pinnedStanding>[2]) => {
  const found = pinnedStanding(SCORES, id, sortKey)?.place;
  return found && `${found.rank} ${found.measure} ${found.value}`;
};

test('takes the better of damage and healing, damage where both are as good', () => {
  expect(place('1')).toBe('1 damage 900');
  expect(place('3')).toBe('1 healing 800');
  expect(place('2')).toBe('2 damage 500');
});

test('takes what the scoreboard is sorted by, where more of it is better', () => {
  expect(place('1', 'kills')).toBe('2 kills 2');
  expect(place('3', 'damage')).toBe('2 damage 500');
  expect(place('1', 'deaths')).toBe('1 damage 900');
  expect(place('1', 'name')).toBe('1 damage 900');
  expect(place('3', 'kills')).toBe('1 healing 800');
  expect(place('1', 'protection')).toBe('1 damage 900');
  expect(RANKED_KEYS).toContain('deathBlows');
  expect(RANKED_KEYS).not.toContain('level');
});

test('equal values share a rank', () => {
  expect([place('2', 'damage'), place('3', 'damage')]).toEqual(['2 damage 500', '2 damage 500']);
});

test('a player with two entries is counted once, and is not behind himself', () => {
  const twice = [score('1', 900, 0), score('1', 950, 0), score('2', 500, 0), score('2', 990, 0)];
  expect(pinnedStanding(twice, '1')).toMatchObject({ players: 2, place: { rank: 2 } });
});

test('takes a name for a player, unless it means several', () => {
  expect(place('player 3')).toBe('1 healing 800');
  expect(pinnedStanding(SCORES, 'player')).toBeNull();
});

test('who has done nothing has no place, and who is not there no standing', () => {
  expect(pinnedStanding(SCORES, '4')).toEqual({ id: '4', name: 'Player 4', players: 4, place: null });
  expect(pinnedStanding(SCORES, '5')).toBeNull();
  expect(pinnedStanding(SCORES, undefined)).toBeNull();
  expect(pinnedStanding([], '1')).toBeNull();
});
