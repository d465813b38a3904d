import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/rules/random.ts';
import { interpolate, randomPoint, randomPointNear, type Corners } from './zones.ts';

const CORNERS: Corners = [1000, 2000, 3000, 65_537];

describe('points', () => {
  test('randomPointNear stays near the point and on the map', () => {
    const random = new Random('randomPointNear');
    const points = Array.from({ length: 2000 }, () =>
      randomPointNear(random, { x: 1100, y: 65_000 }, 500, CORNERS),
    );
    expect(points.every(({ x, y }) => x >= 1000 && x <= 3000 && y >= 2000 && y <= 65_535)).toBe(true);
    const near = points.filter(({ x, y }) => Math.hypot(x - 1100, y - 65_000) < 700).length;
    expect(near).toBeGreaterThan(1000);
    expect(points.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))).toBe(true);
  });

  test('randomPoint keeps its margin', () => {
    const random = new Random('randomPoint');
    const xs = Array.from({ length: 500 }, () => randomPoint(random, CORNERS, 0.25).x);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(1500);
    expect(Math.max(...xs)).toBeLessThanOrEqual(2500);
  });

  test('interpolate goes from one point to the other', () => {
    const [from, to] = [
      { x: 0, y: 100 },
      { x: 10, y: 0 },
    ];
    expect([interpolate(from, to, 0), interpolate(from, to, 0.5), interpolate(from, to, 1)]).toEqual([
      from,
      { x: 5, y: 50 },
      to,
    ]);
  });
});
