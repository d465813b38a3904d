import { expect, it } from 'vitest';
import { newestOfGroups, partiesOf, type WingTry } from './parties.ts';

const tryOf = (characterIds: readonly number[], rest: Partial<WingTry> = {}): WingTry => ({
  instanceId: 60,
  tanks: 1,
  healers: 1,
  others: 4,
  cleared: true,
  characterIds,
  ...rest,
});

const GROUP = [1, 2, 3, 4, 5, 6];

it('keeps the newest try of players who come again', () => {
  const newest = tryOf(GROUP);
  const withTwoOthers = tryOf([1, 2, 3, 4, 7, 8]);
  const halfOfThem = tryOf([1, 2, 3, 9, 10, 11]);
  const lessThanHalf = tryOf([1, 2, 12, 13, 14, 15]);
  expect(newestOfGroups([newest, withTwoOthers, halfOfThem, lessThanHalf])).toEqual([newest, lessThanHalf]);
});

it('knows a small group within a large one', () => {
  const large = tryOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(newestOfGroups([large, tryOf([1, 2, 3, 20, 21, 22])])).toEqual([large]);
  expect(newestOfGroups([large, tryOf([1, 2, 20, 21, 22, 23])])).toHaveLength(2);
});

it('compares with kept tries alone, so that a group that changes slowly counts again', () => {
  const [first, second, third] = [tryOf(GROUP), tryOf([4, 5, 6, 7, 8, 9]), tryOf([7, 8, 9, 10, 11, 12])];
  expect(newestOfGroups([first, second, third])).toEqual([first, third]);
});

it('counts every try of a party, and each group once on either side', () => {
  const stranger = (first: number, rest: Partial<WingTry> = {}) =>
    tryOf(
      GROUP.map((id) => first + id),
      rest,
    );
  const tries = [
    tryOf(GROUP, { cleared: false }),
    ...Array.from({ length: 4 }, () => tryOf(GROUP)),
    stranger(100),
    tryOf(GROUP, { healers: 2, others: 3 }),
    stranger(200, { healers: 2, others: 3, cleared: false }),
    // Another wing has its own parties.
    ...Array.from({ length: 5 }, (_, index) => stranger(1000 + 10 * index, { instanceId: 63 })),
  ];
  expect(partiesOf(tries)).toEqual([
    {
      instanceId: 60,
      tanks: 1,
      healers: 1,
      others: 4,
      tries: 6,
      cleared: 5,
      groups: { tries: 2, cleared: 1 },
      otherGroups: { tries: 2, cleared: 1 },
    },
    {
      instanceId: 63,
      tanks: 1,
      healers: 1,
      others: 4,
      tries: 5,
      cleared: 5,
      groups: { tries: 5, cleared: 5 },
      otherGroups: { tries: 0, cleared: 0 },
    },
  ]);
  expect(partiesOf([])).toEqual([]);
});
