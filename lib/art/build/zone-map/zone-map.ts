import { mix32 } from '#lib/art/hash.ts';
import { BIOMES, type BiomeName } from './biomes.ts';
import { randomStream } from './noise.ts';
import { overlay } from './overlay.ts';
import { parchment } from './parchment.ts';
import { terrain } from './terrain.ts';

/** A map in two layers, {@link MAP_SIZE} pixels to a side: the ground as raw RGB, and an SVG document to lay over it. */
export interface ZoneMap {
  readonly ground: Uint8ClampedArray;
  readonly overlay: string;
}

/** The map of a zone. Pure: the same id and biome give the same map; it takes about half a second. */
export const zoneMap = (zoneId: number, biomeName: BiomeName): ZoneMap => {
  const biome = BIOMES[biomeName];
  const seed = mix32((zoneId * 2_654_435_761) ^ 0x5bd1e995);
  const random = randomStream(seed);
  const land = terrain(seed, biome, random);
  return { ground: parchment(seed, biome, land), overlay: overlay(land, biome, random) };
};
