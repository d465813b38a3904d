import { mix32 } from '#lib/art/hash.ts';

/** Draws the next number in [0, 1) of a stream that its seed determines. */
export type Random = () => number;

/** A smooth field over the plane with values in [0, 1). */
export type Noise = (x: number, y: number) => number;

const TWO_TO_32 = 4_294_967_296;

/** The mulberry32 generator. */
export const randomStream = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / TWO_TO_32;
  };
};

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise: a hash at every grid point, interpolated between them. */
export const valueNoise = (seed: number): Noise => {
  const corner = (x: number, y: number): number =>
    mix32(Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ seed) / TWO_TO_32;
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const u = ease(x - left);
    const v = ease(y - top);
    const a = corner(left, top);
    const b = corner(left + 1, top);
    const c = corner(left, top + 1);
    const d = corner(left + 1, top + 1);
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
};

/** Sums octaves of a noise, each twice as fine and weaker by `gain`, back into [0, 1). */
export const octaves = (noise: Noise, x: number, y: number, count: number, gain = 0.5): number => {
  let sum = 0;
  let weights = 0;
  let weight = 1;
  for (let octave = 0, u = x, v = y; octave < count; octave += 1, u = u * 2 + 17.3, v = v * 2 + 9.1) {
    sum += weight * noise(u, v);
    weights += weight;
    weight *= gain;
  }
  return sum / weights;
};
