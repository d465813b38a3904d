import { describe, expect, test } from 'vitest';
import { Random } from './random.ts';
import { Urn } from './urn.ts';

describe('Urn', () => {
  test('draws in proportion to the weights and never what has none', () => {
    const urn = new Urn(['rare', 'common', 'never'], (item) => ({ rare: 1, common: 9, never: 0 })[item] ?? 0);
    const random = new Random('urn');
    const drawn = Array.from({ length: 10_000 }, () => urn.draw(random));
    const rare = drawn.filter((item) => item === 'rare').length;
    expect(rare).toBeGreaterThan(850);
    expect(rare).toBeLessThan(1150);
    expect(drawn).not.toContain('never');
    expect(urn.size).toBe(2);
    expect(urn.weight).toBe(10);
  });

  test('an empty urn is an error', () => {
    expect(() => new Urn(['never'], () => 0).draw(new Random('empty'))).toThrow('The urn is empty');
  });
});
