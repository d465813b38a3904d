import { expect, it } from 'vitest';
import { pick, wrapIndex } from './wrapped-item.ts';

it('wraps negative and huge numbers into the list', () => {
  expect([-1, 0, 3, 4, -9_999_999_999].map((index) => wrapIndex(index, 4))).toEqual([3, 0, 3, 0, 1]);
});

it('refuses what points nowhere', () => {
  expect(pick(['a', 'b'], 3)).toBe('b');
  expect(() => pick(['a'], Number.NaN)).toThrow(RangeError);
  expect(() => pick([], 0)).toThrow(RangeError);
});
