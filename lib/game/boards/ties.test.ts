import { expect, it } from 'vitest';

import { byRank, cutTie, placeOn, sharedWords, tieWords, withShares } from './ties.ts';

const entry = (rank: number, sharedBy = Number.NaN) => ({ rank, sharedBy, kills: 100 - rank });
const told = (rows: ReturnType<typeof entry>[]) => tieWords(cutTie(byRank(rows)));

it('says how many more share the last place of a list', () => {
  expect(told([entry(1, 1), entry(2, 7), entry(2, 7)])).toBe('5 more share place 2');
  expect(told([entry(1, 1), entry(2, 3), entry(2, 3)])).toBe('1 more shares place 2');
  expect(told([entry(1, 1), entry(2, 2), entry(2, 2)])).toBe('');
  expect(told([entry(1, 1), entry(2)])).toBe('More may share place 2');
  expect(told([])).toBe('');
});

it('counts who shares a rank where the API does not, but of the last rank of a full board', () => {
  const sharesOf = (board: ReturnType<typeof entry>[]) => withShares(board).map(({ sharedBy }) => sharedBy);
  expect(sharesOf([entry(1), entry(2), entry(2)])).toEqual([1, 2, 2]);
  const full = [...Array.from({ length: 98 }, (_, index) => entry(index + 1)), entry(99), entry(99)];
  expect(sharesOf(full).slice(97)).toEqual([1, Number.NaN, Number.NaN]);
  expect(sharesOf(full.map(({ rank }) => entry(rank, 5))).at(-1)).toBe(5);
});

it('gives the last place to every player with as many kills', () => {
  const board = [entry(1, 1), entry(2, 3)];
  const unlisted = () => false;
  expect(placeOn(board, ({ rank }) => rank === 1, 0)).toBe(board[0]);
  expect(placeOn(board, unlisted, 98)).toBe(board[1]);
  expect(placeOn(board, unlisted, 97)).toBeNull();
  expect(placeOn([], unlisted, 0)).toBeNull();
});

it('says by how many a place is shared', () => {
  expect([1, 59, Number.NaN].map(sharedWords)).toEqual(['', ', shared by 59', '']);
});
