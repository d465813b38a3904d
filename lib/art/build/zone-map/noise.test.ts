import { expect, it } from 'vitest';
import { octaves, randomStream, valueNoise } from './noise.ts';

it('repeats a stream from its seed', () => {
  const [one, again] = [randomStream(42), randomStream(42)];
  const drawn = Array.from({ length: 1000 }, () => one());
  expect(Array.from({ length: 1000 }, () => again())).toEqual(drawn);
  expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(new Set(drawn).size).toBe(1000);
});

it('runs smoothly through its whole points', () => {
  const noise = valueNoise(7);
  expect(Math.abs(noise(3 - 1e-6, 5) - noise(3 + 1e-6, 5))).toBeLessThan(1e-4);
  const sums = Array.from({ length: 200 }, (_, index) => octaves(noise, index * 0.37 - 30, index * 0.11, 5));
  expect(Math.min(...sums)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...sums)).toBeLessThan(1);
});
