import { describe, expect, test } from 'vitest';
import { splitProportionally } from './attempt-stats.ts';

describe('splitProportionally', () => {
  test('gives whole parts that add up to the total', () => {
    expect(splitProportionally(10, [1, 1, 1])).toEqual([3, 3, 4]);
    expect(splitProportionally(7, [0, 2])).toEqual([0, 7]);
    expect(splitProportionally(0, [5, 5])).toEqual([0, 0]);
    expect(splitProportionally(0, [])).toEqual([]);
  });
});
