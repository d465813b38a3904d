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
  /** How well trees grow, 0 to 1. */
  readonly woods: Grid;
  /** Distance of the water off the land, in cells. */
  readonly shore: Grid;
  /** Bends the course of rivers. */
  readonly bends: Noise;
  /** Mixes conifers with broad-leaved trees. */
  readonly stands: Noise;
}

const WOODS_PER_SHEET = 4.2 * 1.3;

/** The land that a seed and a biome give; draws from the stream what is not noise. */
export const terrain = (seed: number, biome: Biome, random: Random): Terrain => {
  const hills = valueNoise(mix32(seed + 1));
  const warp = valueNoise(mix32(seed + 2));
  const ridges = valueNoise(mix32(seed + 3));
  const growth = valueNoise(mix32(seed + 4));
  const heights = heightField(biome, { hills, warp, ridges }, random);
  const woods = Grid.from((x, y) =>
    octaves(growth, (x / CELLS) * WOODS_PER_SHEET + 5, (y / CELLS) * WOODS_PER_SHEET + 7, 4),
  );
  return { heights, woods, shore: shoreDistance(heights), bends: warp, stands: ridges };
};
