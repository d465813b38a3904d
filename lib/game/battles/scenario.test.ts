import { describe, expect, it } from 'vitest';

import { hasTier, pointsOf, surrenderOf, winnerOf } from './scenario.ts';

describe('winnerOf', () => {
  it('goes by the points', () => {
    expect(winnerOf({ points: [500, 250], winner: 0 })).toBe('ORDER');
    expect(winnerOf({ points: [120, 500], winner: 1 })).toBe('DESTRUCTION');
    expect(winnerOf({ points: [1, 0], winner: null })).toBe('ORDER');
  });

  it('shows a draw as a draw', () => {
    expect(winnerOf({ points: [300, 300], winner: 1 })).toBe('DRAW');
    expect(winnerOf({ points: [0, 0], winner: null })).toBe('DRAW');
  });

  it('goes by the winner where there are no points', () => {
    expect(winnerOf({ points: [], winner: 0 })).toBe('ORDER');
    expect(winnerOf({ points: [], winner: 1 })).toBe('DESTRUCTION');
    expect(winnerOf({ points: [], winner: 2 })).toBe('DRAW');
    expect(winnerOf({ points: [null, 4], winner: 0 })).toBe('ORDER');
  });

  it('is null if unknown', () => {
    expect(winnerOf({ points: [] })).toBeNull();
    expect(winnerOf({ points: [null, 4], winner: null })).toBeNull();
    expect(winnerOf({ points: [], winner: NaN })).toBeNull();
  });
});

describe('pointsOf', () => {
  it('has two numbers always', () => {
    expect(pointsOf({ points: [] })).toEqual([NaN, NaN]);
    expect(pointsOf({ points: [null, 4] })).toEqual([NaN, 4]);
  });
});

describe('surrenderOf', () => {
  it('is the side with fewer points of a surrendered run', () => {
    expect(surrenderOf({ points: [310, 90], wasSurrender: true })).toBe('DESTRUCTION');
    expect(surrenderOf({ points: [90, 310], wasSurrender: true })).toBe('ORDER');
    expect(surrenderOf({ points: [], winner: 0, wasSurrender: true })).toBe('DESTRUCTION');
    expect(surrenderOf({ points: [310, 90], wasSurrender: false })).toBeNull();
  });

  it('is null in a draw', () => {
    expect(surrenderOf({ points: [90, 90], wasSurrender: true })).toBeNull();
  });
});

it('has a tier where the API tells one', () => {
  expect([4, 1, 0, Number.NaN].map((tier) => hasTier({ tier }))).toEqual([true, true, false, false]);
});
