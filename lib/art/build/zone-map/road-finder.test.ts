import { expect, it } from 'vitest';
import { Grid } from './grid.ts';
import { roadFinder } from './road-finder.ts';
import type { Terrain } from './terrain.ts';

const landOf = (heightAt: (x: number, y: number) => number): Terrain => ({
  heights: Grid.from(heightAt),
  forestDensity: new Grid(),
  shore: new Grid(),
  riverNoise: () => 0,
  treeMix: () => 0,
});

const start = { x: 20, y: 128 };
const goal = { x: 236, y: 128 };

it('goes straight over a plain, from the goal back to the start', () => {
  const road = roadFinder(landOf(() => 0.2))(start, goal);
  expect(road?.[0]).toEqual(goal);
  expect(road?.at(-1)).toEqual(start);
  expect(road?.every(({ y }) => Math.abs(y - 128) < 8)).toBe(true);
});

it('goes around a lake', () => {
  const lake = landOf((x, y) => (x > 110 && x < 146 && y > 60 ? -1 : 0.2));
  const road = roadFinder(lake)(start, goal) ?? [];
  expect(Math.min(...road.map(({ y }) => y))).toBeLessThan(62);
});

it('gives up where the sea is too wide', () => {
  expect(roadFinder(landOf((x) => (x > 60 && x < 200 ? -1 : 0.2)))(start, goal)).toBeNull();
});
