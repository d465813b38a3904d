import { CELLS, Grid } from './grid.ts';
import { type Noise, octaves, type Random } from './noise.ts';
import type { Biome } from './biomes.ts';

/** The noises that shape the ground: its hills, the warp that bends them, and its ridges. */
export interface GroundNoises {
  readonly hills: Noise;
  readonly warp: Noise;
  readonly ridges: Noise;
}

const HILLS_PER_MAP = 4.2;
const CITY_LEVEL = 0.42;
const COAST_CHANCE = 0.35;
/** The extra share of ground that a coast takes from a land that is not coastal by nature. */
const COAST_SHARE = 0.12;
const PEAK_SHARE = 0.995;

interface Shore {
  readonly tilted: boolean;
  readonly towardsX: number;
  readonly towardsY: number;
}

const drawShore = (biome: Biome, random: Random): Shore => {
  const bearing = random() * Math.PI * 2;
  const tilted = biome.water === 'coast' || (random() < COAST_CHANCE && !biome.level && !biome.underground);
  return { tilted, towardsX: Math.cos(bearing), towardsY: Math.sin(bearing) };
};

const ground = ({ hills, warp, ridges }: GroundNoises, relief: number, x: number, y: number): number => {
  const u = (x / CELLS) * HILLS_PER_MAP;
  const v = (y / CELLS) * HILLS_PER_MAP;
  const bendX = octaves(warp, u * 0.8, v * 0.8, 3) * 1.6;
  const bendY = octaves(warp, u * 0.8 + 31, v * 0.8 + 11, 3) * 1.6;
  const hill = octaves(hills, u + bendX, v + bendY, 5, 0.48);
  const ridge = 1 - Math.abs(2 * octaves(ridges, u * 0.9 + bendX * 0.6, v * 0.9 + bendY * 0.6, 4) - 1);
  return hill * 0.72 + ridge * ridge * 0.42 * relief - 0.06;
};

const seaDepth = (biome: Biome, shore: Shore, x: number, y: number): number => {
  const fromMiddleX = x / CELLS - 0.5;
  const fromMiddleY = y / CELLS - 0.5;
  const seaward = fromMiddleX * shore.towardsX + fromMiddleY * shore.towardsY;
  const coast = shore.tilted ? Math.max(0, seaward - 0.08) * 1.15 : 0;
  const rim = biome.water === 'islands' ? Math.max(0, Math.hypot(fromMiddleX, fromMiddleY) - 0.26) * 0.55 : 0;
  return coast + rim;
};

/** Stretches the ground so that the wanted share lies below 0 and the peaks reach about 1. */
const normalise = (heights: Grid, seaShare: number): void => {
  const sorted = Float32Array.from(heights.values).sort();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const sea = at(seaShare);
  const peak = at(PEAK_SHARE);
  heights.values.forEach((height, index) => {
    heights.values[index] = (height - sea) / (peak - sea);
  });
};

/** Heights of the land: below 0 is water, about 1 the highest peak. Draws the bearing of the coast first. */
export const heightField = (biome: Biome, noises: GroundNoises, random: Random): Grid => {
  const shore = drawShore(biome, random);
  const heights = Grid.from((x, y) => {
    const height = ground(noises, biome.relief, x, y) - seaDepth(biome, shore, x, y);
    return biome.level ? CITY_LEVEL + (height - CITY_LEVEL) * 0.45 : height;
  });
  normalise(heights, biome.seaShare + (shore.tilted && biome.water !== 'coast' ? COAST_SHARE : 0));
  return heights;
};
