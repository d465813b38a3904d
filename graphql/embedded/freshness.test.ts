import { describe, expect, it } from 'vitest';
import { isFresh, type WantedWorld } from './freshness.ts';

const DAY = 86_400;
const NOW = 1_790_164_800;

describe('isFresh', () => {
  const stored = { seed: 'a', clock: NOW, scale: Math.fround(0.1), generator: '1' };
  const wanted: WantedWorld = { seed: 'a', now: NOW, scale: 0.1, maxAge: 2 * DAY };

  it.each<[string, Partial<WantedWorld>]>([
    ['the same', {}],
    ['a clock two days later', { now: NOW + 2 * DAY }],
    ['exactly this clock', { maxAge: 0 }],
  ])('keeps a world for %s', (_, change) =>
    expect(isFresh(stored, { ...wanted, ...change }, '1')).toBe(true),
  );

  it.each<[string, Partial<WantedWorld>]>([
    ['another seed', { seed: 'b' }],
    ['another scale', { scale: 0.2 }],
    ['a clock more than two days later', { now: NOW + 2 * DAY + 1 }],
    ['an earlier clock', { now: NOW - 1 }],
    ['exactly another clock', { now: NOW + 1, maxAge: 0 }],
  ])('gives a world up for %s', (_, change) =>
    expect(isFresh(stored, { ...wanted, ...change }, '1')).toBe(false),
  );

  it('gives a world of another generator up, and one that was never noted', () => {
    expect(isFresh(stored, wanted, '2')).toBe(false);
    expect(isFresh(undefined, wanted, '1')).toBe(false);
  });
});
