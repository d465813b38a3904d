import { describe, expect, test } from 'vitest';
import { Random } from './random.ts';

const drawn = (name: string): number[] => {
  const random = new Random(name);
  return Array.from({ length: 50 }, () => random.next());
};

describe('Random', () => {
  test('a name always gives the same stream, another name another one', () => {
    expect(drawn('war/kills')).toEqual(drawn('war/kills'));
    expect(drawn('war/kills')).not.toEqual(drawn('war/kill'));
    expect(drawn('')).not.toEqual(drawn(' '));
  });

  test('numbers spread evenly from 0 to 1', () => {
    const random = new Random('spread');
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let count = 0; count < 20_000; count += 1) {
      const tenth = Math.floor(random.next() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(tenths).toHaveLength(10);
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('integers include both ends', () => {
    const random = new Random('integers');
    const seen = new Set(Array.from({ length: 500 }, () => random.int(-2, 3)));
    expect([...seen].sort((one, other) => one - other)).toEqual([-2, -1, 0, 1, 2, 3]);
  });

  test('a power law has many small values and keeps its cap', () => {
    const random = new Random('power');
    const values = Array.from({ length: 5000 }, () => random.powerLaw(1.2, 30));
    expect(values.every((value) => value >= 1 && value <= 30)).toBe(true);
    expect(values.filter((value) => value < 2).length).toBeGreaterThan(2500);
    expect(values.filter((value) => value > 15).length).toBeGreaterThan(50);
  });

  test('the bell is centred and bounded', () => {
    const random = new Random('bell');
    const values = Array.from({ length: 5000 }, () => random.bell());
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean)).toBeLessThan(0.06);
    expect(values.every((value) => Math.abs(value) <= 3.5)).toBe(true);
  });

  test('uuids are version 4 and differ', () => {
    const random = new Random('uuid');
    const uuids = Array.from({ length: 500 }, () => random.uuid());
    expect(new Set(uuids).size).toBe(500);
    for (const uuid of uuids) {
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });

  test('shuffling keeps every item and leaves the list alone', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = new Random('shuffle').shuffle(list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted((one, other) => one - other)).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('picking from nothing is an error', () => {
    expect(() => new Random('empty').pick([])).toThrow(RangeError);
  });
});
