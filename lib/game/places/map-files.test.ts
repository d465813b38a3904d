import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mapImage, MAP_WIDTHS, type MapWidth } from './map-image.ts';
import { ZONES_WITH_MAP } from './map-image.ts';

const mapFile = (zoneId: number, width: MapWidth): URL =>
  new URL(`../../../public${mapImage(zoneId, width)?.src}`, import.meta.url);

/** In bytes. */
const LARGEST: Readonly<Record<MapWidth, number>> = { 256: 6_000, 512: 24_000, 768: 40_000 };

it.each(MAP_WIDTHS)('has a committed map of %i pixels for every zone that says so', async (side) => {
  const maps = await Promise.all(
    [...ZONES_WITH_MAP].map(async (zoneId) => {
      const file = await readFile(mapFile(zoneId, side));
      const { mediaType, width, height } = await sharp(file).metadata();
      return { zoneId, mediaType, width, height, small: file.length < LARGEST[side] };
    }),
  );
  const expected = [...ZONES_WITH_MAP].map((zoneId) => ({
    zoneId,
    mediaType: 'image/avif',
    width: side,
    height: side,
    small: true,
  }));
  expect(maps).toEqual(expected);
});
