import { expect, it } from 'vitest';

import { offeredLevel } from './own-level.ts';

const storeOf = (kept: string | null) => {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_: string, text: string) => {
      value = text;
    },
  };
};

it('keeps a level that is chosen, and offers it where none is', () => {
  const store = storeOf(null);
  expect(offeredLevel(store, '0')).toBeNull();
  expect(offeredLevel(store, '24')).toBeNull();
  expect(offeredLevel(store, '0')).toBe('24');
  expect(offeredLevel(store, '40')).toBeNull();
  expect(offeredLevel(store, '0')).toBe('40');
});

it.each(['', '0', '41', '-1', '1e1', '<b>'])('offers nothing of the kept text %j', (kept) => {
  expect(offeredLevel(storeOf(kept), '0')).toBeNull();
});
