import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { MAP_SIZE } from '#lib/art/build/zone-map/grid.ts';
import { zoneBiome } from '#lib/art/build/zone-map/zone-biomes.ts';
import { ZONES_WITH_MAP } from '#lib/game/places/zones-with-map.ts';
import sources from './map-sources.json' with { type: 'json' };

const mapFile = (zoneId: number): URL =>
  new URL(`../../../public/images/maps/${zoneId}.webp`, import.meta.url);

it('has a committed map for every zone that says so', async () => {
  const maps = await Promise.all(
    [...ZONES_WITH_MAP].map(async (zoneId) => {
      const file = await readFile(mapFile(zoneId));
      const { format, width, height } = await sharp(file).metadata();
      return { zoneId, format, width, height, small: file.length < 80_000 };
    }),
  );
  const expected = [...ZONES_WITH_MAP].map((zoneId) => ({
    zoneId,
    format: 'webp',
    width: MAP_SIZE,
    height: MAP_SIZE,
    small: true,
  }));
  expect(maps).toEqual(expected);
});

it('has drawn each in the land its zone has now', () => {
  const drawn = Object.entries(sources).map(([zoneId, source]) => [Number(zoneId), source.split(' ')[0]]);
  expect(drawn).toEqual([...ZONES_WITH_MAP].map((zoneId) => [zoneId, zoneBiome(zoneId)]));
});
