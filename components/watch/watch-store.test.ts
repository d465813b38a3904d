import { expect, test } from 'vitest';

import { openStore, type Store } from '../ui/kept/browser-store.ts';
import { keepList, readList, seenBefore, toggle } from './watch-store.ts';

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
  const list = store();
  toggle(list, 'c12');
  toggle(list, 'g7');
  expect(readList(list)).toEqual(['c12', 'g7']);
  toggle(list, 'c12');
  expect(readList(list)).toEqual(['g7']);
});

test('the newest twenty stay', () => {
  const list = store();
  keepList(
    list,
    Array.from({ length: 22 }, (_, n) => `c${n + 1}`),
  );
  expect(readList(list)).toHaveLength(20);
  expect(readList(list).at(-1)).toBe('c22');
});

test('the last visit is that before this one, however often the list is looked at', () => {
  const list = store();
  const [first, second] = [store(), store()];
  expect(seenBefore(list, first, 1000)).toBeNull();
  expect(seenBefore(list, first, 2000)).toBeNull();
  expect(seenBefore(list, second, 3000)).toBe(2000);
  expect(seenBefore(list, second, 4000)).toBe(2000);
});

test('without a storage there is no list', () => {
  toggle(CLOSED, 'c12');
  expect(readList(CLOSED)).toEqual([]);
  expect(seenBefore(CLOSED, CLOSED, 1000)).toBeNull();
});

test('a storage that the browser does not open keeps nothing', () => {
  const shut = openStore(() => {
    throw new Error('denied');
  });
  keepList(shut, ['c12']);
  expect(readList(shut)).toEqual([]);
  const list = store();
  expect(openStore(() => list)).toBe(list);
});

test('an entry stands on the list once, where it was first', () => {
  const list = store();
  keepList(list, ['c12', 'g7', 'c12']);
  expect(readList(list)).toEqual(['c12', 'g7']);
});

test('a storage that is full can still be read', () => {
  const full: Store = { getItem: (key) => (key === 'watched' ? 'c12' : '900'), setItem: CLOSED.setItem };
  toggle(full, 'g7');
  expect(readList(full)).toEqual(['c12']);
  expect(seenBefore(full, store(), 1000)).toBe(900);
});
