import { expect, test } from 'vitest';

import { expectedKills } from './expected.ts';
import { outnumberedSide, strength, winnerOf, wonOutnumbered } from './sides.ts';

const battle = (order: readonly [number, number], destruction: readonly [number, number]) => ({
  order: { players: order[0], kills: order[1] },
  destruction: { players: destruction[0], kills: destruction[1] },
});

test('more kills win, equal ones draw', () => {
  expect(winnerOf(battle([1, 84], [9, 61]))).toBe('order');
  expect(winnerOf(battle([1, 60], [9, 61]))).toBe('destruction');
  expect(winnerOf(battle([1, 61], [9, 61]))).toBeNull();
});

test('a side is outnumbered with fewer than 80% of the other’s players', () => {
  expect(outnumberedSide(battle([39, 0], [50, 0]))).toBe('order');
  expect(outnumberedSide(battle([40, 0], [50, 0]))).toBeNull();
  expect(outnumberedSide(battle([50, 0], [39, 0]))).toBe('destruction');
  expect(wonOutnumbered(battle([38, 84], [52, 61]))).toBe(true);
  expect(wonOutnumbered(battle([38, 61], [52, 84]))).toBe(false);
  expect(wonOutnumbered(battle([38, 61], [52, 61]))).toBe(false);
});

test('strength is kills per player of one side divided by those of the other', () => {
  // 84 / 38 / (61 / 52)
  expect(strength(battle([38, 84], [52, 61]))).toBeCloseTo(1.884_38, 4);
  expect(strength(battle([38, 0], [52, 61]))).toBe(0);
  expect(strength(battle([38, 84], [52, 0]))).toBeNull();
  expect(strength(battle([0, 0], [52, 1]))).toBeNull();
});

const LAW = { battles: 400, exponent: 1.5, error: 0, spread: 0.5 };

test('the law expects kills by numbers, with the interval that holds 19 of 20 battles', () => {
  // ln(100 / 50) * 1.5 = 1.0397; e^1.0397 = 2.8284; 90 * 2.8284 / 3.8284 = 66.49
  const expected = expectedKills(battle([100, 60], [50, 30]), LAW);
  expect(expected?.kills).toBeCloseTo(66.491, 2);
  // 1 / (66.491 * 23.509 / 90) = 0.0576; 1.9660 * sqrt(0.25 + 0.0576) = 1.0903: 90 / (1 + e^0.0506), 90 / (1 + e^-2.1300)
  expect(expected?.low).toBeCloseTo(43.862, 1);
  expect(expected?.high).toBeCloseTo(80.433, 1);
  expect(expected).toMatchObject({ total: 90, better: null });
});

test('a side is better than numbers say only outside of the interval, by more than a kill', () => {
  const betterOf = (kills: number) => expectedKills(battle([100, kills], [50, 90 - kills]), LAW)?.better;
  expect([81, 82].map(betterOf)).toEqual([null, 'order']);
  expect([43, 42].map(betterOf)).toEqual([null, 'destruction']);
});

test('a few kills, all of one side, are as numbers let expect', () => {
  const betterOf = (kills: number) => expectedKills(battle([10, kills], [10, 0]), LAW)?.better;
  expect([1, 2, 5].map(betterOf)).toEqual([null, null, null]);
});

test('the doubt about the exponent widens the interval of uneven battles alone', () => {
  const unsure = { ...LAW, error: 0.5 };
  const widthOf = (law: typeof LAW, players: number) => {
    const expected = expectedKills(battle([players, 50], [50, 50]), law);
    return (expected?.high ?? 0) - (expected?.low ?? 0);
  };
  expect(widthOf(unsure, 50)).toBeCloseTo(widthOf(LAW, 50), 9);
  expect(widthOf(unsure, 60)).toBeGreaterThan(widthOf(LAW, 60));
});

test('nothing is expected without a law, kills, or players on both sides', () => {
  expect(expectedKills(battle([10, 5], [10, 5]), { ...LAW, exponent: null })).toBeNull();
  expect(expectedKills(battle([10, 0], [10, 0]), LAW)).toBeNull();
  expect(expectedKills(battle([10, 5], [0, 0]), LAW)).toBeNull();
});
