import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/rules/random.ts';
import { WeightedSampler } from './weighted-sampler.ts';

describe('WeightedSampler', () => {
  test('draws in proportion to the weights, and never an item of weight 0', () => {
    const sampler = new WeightedSampler(
      ['rare', 'common', 'never'],
      (item) => ({ rare: 1, common: 9, never: 0 })[item] ?? 0,
    );
    const random = new Random('sampler');
    const drawn = Array.from({ length: 10_000 }, () => sampler.draw(random));
    const rare = drawn.filter((item) => item === 'rare').length;
    expect(rare).toBeGreaterThan(850);
    expect(rare).toBeLessThan(1150);
    expect(drawn).not.toContain('never');
    expect(sampler.size).toBe(2);
    expect(sampler.totalWeight).toBe(10);
  });

  test('throws when there is nothing to draw from', () => {
    expect(() => new WeightedSampler(['never'], () => 0).draw(new Random('empty'))).toThrow(
      'Nothing to draw from',
    );
  });
});
