import { expect, it } from 'vitest';

import { encountersOf, isTrash } from './encounters.ts';

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
