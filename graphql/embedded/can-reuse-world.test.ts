import { describe, expect, it } from 'vitest';
import { canReuseWorld, type RequestedWorld } from './world-store.ts';

const DAY = 86_400;
const NOW = 1_790_164_800;

describe('canReuseWorld', () => {
  const stored = { seed: 'a', clock: NOW, scale: Math.fround(0.1), generator: '1' };
  const requested: RequestedWorld = { seed: 'a', now: NOW, scale: 0.1, maxAge: 2 * DAY };

  it.each<[string, Partial<RequestedWorld>]>([
    ['the same', {}],
    ['a clock two days later', { now: NOW + 2 * DAY }],
    ['exactly this clock', { maxAge: 0 }],
  ])('is true for %s', (_, change) =>
    expect(canReuseWorld(stored, { ...requested, ...change }, '1')).toBe(true),
  );

  it.each<[string, Partial<RequestedWorld>]>([
    ['another seed', { seed: 'b' }],
    ['another scale', { scale: 0.2 }],
    ['a clock more than two days later', { now: NOW + 2 * DAY + 1 }],
    ['an earlier clock', { now: NOW - 1 }],
    ['exactly another clock', { now: NOW + 1, maxAge: 0 }],
  ])('is false for %s', (_, change) =>
    expect(canReuseWorld(stored, { ...requested, ...change }, '1')).toBe(false),
  );

  it('is false for another generator and for a world without a row', () => {
    expect(canReuseWorld(stored, requested, '2')).toBe(false);
    expect(canReuseWorld(undefined, requested, '1')).toBe(false);
  });
});
