import { mix32 } from '#lib/art/hash.ts';
import type { Biome } from './biomes.ts';
import { CELLS, Grid } from './grid.ts';
import { heightField } from './height-field.ts';
import { type Noise, octaves, type Random, valueNoise } from './noise.ts';
import { shoreDistance } from './shore-distance.ts';

/** The land under a map. */
export interface Terrain {
  /** Below 0 water, about 1 the highest peak. */
  readonly heights: Grid;
  /** 0 to 1. */
  readonly forestDensity: Grid;
  /** Distance of the water off the land, in cells. */
  readonly shore: Grid;
  /** Bends the course of rivers. */
  readonly riverNoise: Noise;
  /** Mixes conifers with broad-leaved trees. */
  readonly treeMix: Noise;
}

const FORESTS_PER_MAP = 4.2 * 1.3;

/** Generates the land of a seed and a biome; draws everything but noise from the stream. */
export const terrain = (seed: number, biome: Biome, random: Random): Terrain => {
  const hills = valueNoise(mix32(seed + 1));
  const warp = valueNoise(mix32(seed + 2));
  const ridges = valueNoise(mix32(seed + 3));
  const growth = valueNoise(mix32(seed + 4));
  const heights = heightField(biome, { hills, warp, ridges }, random);
  const forestDensity = Grid.from((x, y) =>
    octaves(growth, (x / CELLS) * FORESTS_PER_MAP + 5, (y / CELLS) * FORESTS_PER_MAP + 7, 4),
  );
  return { heights, forestDensity, shore: shoreDistance(heights), riverNoise: warp, treeMix: ridges };
};
