import { describe, expect, it } from 'vitest';

import type { MarkerPosition } from './map-position.ts';
import { groupSpawns } from './spawn-zones.ts';

const at = (left: number, top: number): MarkerPosition => ({ left, top });

/** Places without pattern, the same in each run. */
const SCATTERED = Array.from({ length: 300 }, (_, n) => at((n * 37.7) % 100, (n * n * 13.3) % 100));

const apart = (one: MarkerPosition, other: MarkerPosition) =>
  Math.hypot(one.left - other.left, one.top - other.top);

describe('groupSpawns', () => {
  it('leaves alone what stands alone', () => {
    expect(groupSpawns([at(80, 10), at(20, 60)])).toEqual([
      { left: 80, top: 10, count: 1 },
      { left: 20, top: 60, count: 1 },
    ]);
  });

  it('puts near ones together, in the thick of them', () => {
    const row = [at(10, 50), at(13, 50), at(16, 50), at(90, 90)];
    expect(groupSpawns(row)).toEqual([
      { left: 13, top: 50, count: 3 },
      { left: 90, top: 90, count: 1 },
    ]);
  });

  it('counts a spawn for the nearer one of two markers', () => {
    const crowd = (size: number, left: number) => Array.from({ length: size }, () => at(left, 50));
    const places = [...crowd(6, 20), ...crowd(5, 24), at(28.5, 50), ...crowd(5, 32), ...crowd(6, 36)];
    expect(groupSpawns(places).map(({ left, count }) => [left, count])).toEqual([
      [24, 11],
      [32, 12],
    ]);
  });

  it('counts each spawn once, near its marker, and keeps markers apart', () => {
    const groups = groupSpawns(SCATTERED, 5);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(SCATTERED.length);
    for (const [index, one] of groups.entries()) {
      for (const other of groups.slice(index + 1)) expect(apart(one, other)).toBeGreaterThanOrEqual(5);
    }
    for (const place of SCATTERED) {
      expect(Math.min(...groups.map((group) => apart(group, place)))).toBeLessThan(5);
    }
  });

  it('does not depend on the order of the spawns', () => {
    expect(groupSpawns(SCATTERED.toReversed())).toEqual(groupSpawns(SCATTERED));
    expect(groupSpawns(SCATTERED.toSorted((one, other) => one.left - other.left))).toEqual(
      groupSpawns(SCATTERED),
    );
  });

  it('has no markers without spawns', () => {
    expect(groupSpawns([])).toEqual([]);
  });
});
