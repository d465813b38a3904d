import { expect, it } from 'vitest';

import { placed } from './board-order.ts';

const entry = (rank: number, kills: number, deaths: number) => ({
  rank,
  sharedBy: rank === 2 ? 2 : 1,
  kills,
  deaths,
});

const ENTRIES = [
  entry(1, 50, 40),
  entry(2, 30, 10),
  entry(2, 30, 0),
  entry(4, 12, 4),
  entry(5, 9, Number.NaN),
];

it('keeps the ranks of the API by kills', () => {
  expect(placed(ENTRIES, 'kills').map(({ place }) => place)).toEqual([1, 2, 2, 4, 5]);
});

it('counts who never fell as if once', () => {
  expect(placed(ENTRIES, 'ratio').map(({ place, entry: { kills } }) => [place, kills])).toEqual([
    [1, 30],
    [2, 30],
    [2, 12],
    [4, 50],
    [5, 9],
  ]);
});

it('puts those last of whom it is not known', () => {
  expect(placed(ENTRIES, 'deaths').map(({ place, entry: { deaths } }) => [place, deaths])).toEqual([
    [1, 40],
    [2, 10],
    [3, 4],
    [4, 0],
    [5, Number.NaN],
  ]);
});
