import { expect, it } from 'vitest';

import { encountersOf, isTrash, withEnded } from './encounters.ts';

it('keeps the order and leaves gaps out', () => {
  const [one, other] = [
    { id: '2', name: 'Solithex' },
    { id: '1', name: null },
  ];
  expect(encountersOf({ encounters: [one, null, other] })).toEqual([one, other]);
});

it('is nothing where the API has no list', () => {
  expect(encountersOf({ encounters: null })).toEqual([]);
  expect(encountersOf({ encounters: [] })).toEqual([]);
});

it.each([
  [0, false],
  [59_999, true],
  [60_000, false],
])('calls a median of %i milliseconds trash: %j', (medianDuration, isOver) => {
  expect(isTrash({ medianDuration })).toBe(isOver);
});

it('takes durations from the tries that have an end, and nothing else that an API says there', () => {
  const won = {
    totalCount: 7,
    medianDuration: 900_000_000,
    averageDuration: 800_000_000,
    medianDeaths: 1,
    averageDeaths: 1.5,
  };
  const ended = { medianDuration: 1_800_000, averageDuration: 1_700_000, totalCount: 'many' };
  expect(withEnded(won, ended)).toEqual({ ...won, medianDuration: 1_800_000, averageDuration: 1_700_000 });
  expect(withEnded(won, undefined)).toEqual(won);
});
