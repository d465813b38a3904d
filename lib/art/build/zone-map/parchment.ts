import { mix32 } from '#lib/art/hash.ts';
import type { Biome } from './biomes.ts';
import { CELLS, Grid, MAP_SIZE } from './grid.ts';
import { groundTint, type Slope } from './ground-tint.ts';
import { type Noise, octaves, valueNoise } from './noise.ts';
import type { Terrain } from './terrain.ts';
import { shade, type Rgb } from './rgb.ts';

const CHANNELS = 3;
const STEP = CELLS / MAP_SIZE;

const pixelHeights = ({ heights }: Terrain): Float32Array => {
  const pixels = new Float32Array(MAP_SIZE * MAP_SIZE);
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = heights.at((index % MAP_SIZE) * STEP, Math.floor(index / MAP_SIZE) * STEP);
  }
  return pixels;
};

const readSlope = (slope: Slope, pixels: Float32Array, x: number, y: number): void => {
  const index = y * MAP_SIZE + x;
  const height = pixels[index] ?? 0;
  slope.height = height;
  slope.right = (pixels[x < MAP_SIZE - 1 ? index + 1 : index] ?? height) - height;
  slope.down = (pixels[y < MAP_SIZE - 1 ? index + MAP_SIZE : index] ?? height) - height;
  slope.steepness = Math.hypot(slope.right, slope.down) + 1e-6;
};

/** Patches of light and dark around 0; too soft to need more than the land's grid. */
const paperGrain = (paper: Noise): Grid =>
  Grid.from((x, y) => octaves(paper, (x / CELLS) * 5, (y / CELLS) * 5, 3) - 0.5);

/** Grain all over, dark corners, and edges browned as if by fire. */
const agePaper = (target: Rgb, grain: number, u: number, v: number): void => {
  const edge = Math.min(u, v, 1 - u, 1 - v);
  const burn = 0.3 * Math.max(0, 1 - edge / 0.16) ** 2.2;
  const vignette = 0.12 * (Math.hypot(u - 0.5, v - 0.5) * 1.35) ** 3;
  const warmth = Math.max(0, 1 - edge / 0.1) * 0.22;
  shade(target, (1 - burn - vignette) * (1 + grain * 0.13));
  target.g *= 1 - warmth * 0.16;
  target.b *= 1 - warmth * 0.42;
};

/** The map's ground as raw RGB pixels, {@link MAP_SIZE} to a side: tinted land and water on old parchment. */
export const parchment = (seed: number, biome: Biome, land: Terrain): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(MAP_SIZE * MAP_SIZE * CHANNELS);
  const heights = pixelHeights(land);
  const grain = paperGrain(valueNoise(mix32(seed + 9)));
  const paint = groundTint(biome);
  const target: Rgb = { r: 0, g: 0, b: 0 };
  const slope: Slope = { height: 0, right: 0, down: 0, steepness: 0 };
  for (let index = 0; index < MAP_SIZE * MAP_SIZE; index += 1) {
    const x = index % MAP_SIZE;
    const y = Math.floor(index / MAP_SIZE);
    readSlope(slope, heights, x, y);
    paint(target, slope, slope.height > 0 ? 0 : land.shore.at(x * STEP, y * STEP));
    agePaper(target, grain.at(x * STEP, y * STEP), x / MAP_SIZE, y / MAP_SIZE);
    pixels[index * CHANNELS] = target.r;
    pixels[index * CHANNELS + 1] = target.g;
    pixels[index * CHANNELS + 2] = target.b;
  }
  return pixels;
};
