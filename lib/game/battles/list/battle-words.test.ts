import { expect, it } from 'vitest';

import {
  battleResult,
  outnumberedWords,
  periodWords,
  sumWords,
  battleRank,
  roleRankWords,
  shareWords,
} from './battle-result.ts';

const side = (players: number, kills: number) => ({ players, kills, deaths: 0 });
const battle = (order: ReturnType<typeof side>, destruction: ReturnType<typeof side>) => ({
  id: '1',
  startTime: 0,
  endTime: 1,
  zone: null,
  order,
  destruction,
});

it('tells the result for a realm', () => {
  const lost = battle(side(10, 4), side(10, 5));
  expect(battleResult(lost, 'ORDER')).toBe('Lost');
  expect(battleResult(lost, 'DESTRUCTION')).toBe('Won');
  expect(battleResult(battle(side(1, 2), side(9, 2)), 'ORDER')).toBe('Drawn');
  expect(battleResult(lost, undefined)).toBe('');
});

it('names who won with fewer than 80% of the players', () => {
  expect(outnumberedWords(battle(side(79, 5), side(100, 4)))).toBe('Order won outnumbered');
  expect(outnumberedWords(battle(side(80, 5), side(100, 4)))).toBeNull();
  expect(outnumberedWords(battle(side(79, 4), side(100, 5)))).toBeNull();
  expect(outnumberedWords(battle(side(10, 4), side(7, 5)))).toBe('Destruction won outnumbered');
});

it('says what a list comes to', () => {
  const sums = {
    battles: 2,
    kills: 1_842,
    killsOrder: 1_410,
    killsDestruction: 432,
    wonByOrder: 1,
    wonByDestruction: 0,
    drawn: 1,
    outnumbered: 0,
    from: Date.parse('2026-11-01T20:00:00Z') / 1000,
    to: Date.parse('2026-11-27T01:00:00Z') / 1000,
  };
  expect(periodWords(sums)).toBe('1 Nov 2026 to 27 Nov 2026');
  expect(periodWords({ ...sums, to: sums.from })).toBe('1 Nov 2026');
  expect(periodWords({ ...sums, from: null, to: null })).toBe('');
  expect(sumWords(sums)).toBe('1,842 kills (Order 1,410, Destruction 432), 1 draw, 0 won outnumbered');
});

const standing = (others: number, below: number, equal: number) => ({
  figure: 'HEALING' as const,
  amount: 12,
  side: 100,
  others,
  below,
  equal,
});

it('ranks a player among 30 others of the role at least', () => {
  expect(battleRank(standing(29, 29, 0))).toBeNull();
  expect(battleRank(standing(30, 30, 0))).toBe(100);
  expect(battleRank(standing(30, 0, 0))).toBe(0);
  expect(battleRank(standing(40, 20, 10))).toBe(63);
  expect(battleRank(null)).toBeNull();
});

it('says the share of the side, and over how many a rank is', () => {
  const part = {
    character: { id: '7' },
    career: 'ZEALOT' as const,
    realm: 'DESTRUCTION' as const,
    kills: 1,
    deaths: 0,
  };
  const own = { ...battle(side(1, 1), side(1, 1)), guilds: [], part, standing: standing(1, 1, 0) };
  expect(shareWords(own.standing)).toBe('12% of the healing');
  expect(shareWords(null)).toBe('Not known');
  expect(roleRankWords(own)).toBe('Too few to tell: 1 other healer');
  expect(roleRankWords({ ...own, standing: standing(34, 17, 0) })).toBe(
    'Better than 50% of 34 other healers',
  );
  expect(roleRankWords({ ...own, standing: standing(34, 0, 34) })).toBe('Level with all 34 other healers');
  expect(roleRankWords({ ...own, standing: null })).toBe('Not known');
});
