import { expect, it } from 'vitest';
import { wrappedItem, wrapIndex } from './wrapped-item.ts';

it('wraps negative and huge numbers into the list', () => {
  expect([-1, 0, 3, 4, -9_999_999_999].map((index) => wrapIndex(index, 4))).toEqual([3, 0, 3, 0, 1]);
});

it('throws for an empty list and an index that is no integer', () => {
  expect(wrappedItem(['a', 'b'], 3)).toBe('b');
  expect(() => wrappedItem(['a'], Number.NaN)).toThrow(RangeError);
  expect(() => wrappedItem([], 0)).toThrow(RangeError);
});
