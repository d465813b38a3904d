import { expect, test } from 'vitest';

import { keepList, readList, seenBefore, type Store, toggle } from './watch-store.ts';

function store(): Store {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

const CLOSED: Store = {
  getItem: () => {
    throw new Error('closed');
  },
  setItem: () => {
    throw new Error('closed');
  },
};

test('a star adds an entry to the list and removes it', () => {
  const kept = store();
  toggle(kept, 'c12');
  toggle(kept, 'g7');
  expect(readList(kept)).toEqual(['c12', 'g7']);
  toggle(kept, 'c12');
  expect(readList(kept)).toEqual(['g7']);
});

test('the newest twenty stay', () => {
  const kept = store();
  keepList(
    kept,
    Array.from({ length: 22 }, (_, n) => `c${n + 1}`),
  );
  expect(readList(kept)).toHaveLength(20);
  expect(readList(kept).at(-1)).toBe('c22');
});

test('the last visit is that before this one, however often the list is looked at', () => {
  const kept = store();
  const [first, second] = [store(), store()];
  expect(seenBefore(kept, first, 1000)).toBeNull();
  expect(seenBefore(kept, first, 2000)).toBeNull();
  expect(seenBefore(kept, second, 3000)).toBe(2000);
  expect(seenBefore(kept, second, 4000)).toBe(2000);
});

test('without a storage there is no list', () => {
  toggle(CLOSED, 'c12');
  expect(readList(CLOSED)).toEqual([]);
  expect(seenBefore(CLOSED, CLOSED, 1000)).toBeNull();
});
