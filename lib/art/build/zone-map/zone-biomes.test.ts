import { expect, it } from 'vitest';
import { ZONES_WITH_MAP } from '#lib/game/places/zones-with-map.ts';
import { BIOMES } from './biomes.ts';
import { zoneBiome, zonesWithBiome } from './zone-biomes.ts';

it('knows the land of every zone with a map, and of no other', () => {
  expect([...zonesWithBiome()]).toEqual([...ZONES_WITH_MAP]);
});

it('uses every kind of land', () => {
  const used = new Set(zonesWithBiome().map(zoneBiome));
  expect([...used].toSorted()).toEqual(Object.keys(BIOMES).toSorted());
});

it('gives any other id a land of its own', () => {
  for (const id of [0, -1, 9999, 2_147_483_648]) {
    expect(Object.keys(BIOMES)).toContain(zoneBiome(id));
    expect(zoneBiome(id)).toBe(zoneBiome(id));
  }
});
