import { describe, expect, it } from 'vitest';

import { knownBest } from './skirmish-scoreboard.tsx';

const page = (hasPreviousPage: boolean, hasNextPage: boolean) => ({
  hasPreviousPage,
  hasNextPage,
  startCursor: null,
  endCursor: null,
});

describe('knownBest', () => {
  it('knows every column of a fight on one page', () => {
    const known = knownBest('7', { key: 'kills', descending: true }, page(false, false));
    expect([...known]).toEqual(expect.arrayContaining(['Kills', 'Damage', 'Healing', 'Protection']));
  });

  it.each([
    [true, page(false, true), true],
    [true, page(true, true), false],
    [true, page(true, false), false],
    [false, page(false, true), false],
    [false, page(true, false), true],
  ] as const)(
    'sorted downwards: %s, on %j, knows the best of what it is sorted by: %s',
    (descending, info, knows) => {
      expect([...knownBest('7', { key: 'damage', descending }, info)]).toEqual(knows ? ['Damage'] : []);
    },
  );
});
