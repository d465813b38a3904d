import sharp from 'sharp';
import { type MapWidth, MAP_WIDTHS } from '#lib/game/places/map-image.ts';
import type { BiomeName } from './biomes.ts';
import { MAP_SIZE } from './grid.ts';
import { zoneMap } from './zone-map.ts';

/** By width: the smaller an image, the more is seen of what is lost. */
const QUALITIES: Readonly<Record<MapWidth, number>> = { 256: 35, 512: 35, 768: 38 };

/** The map of a zone as AVIF files of about 5, 15 and 28 KB, by their widths in pixels. */
export const zoneMapImages = async (
  zoneId: number,
  biome: BiomeName,
): Promise<ReadonlyMap<MapWidth, Buffer>> => {
  const { ground, overlay } = zoneMap(zoneId, biome);
  const drawing = await sharp(ground, { raw: { width: MAP_SIZE, height: MAP_SIZE, channels: 3 } })
    .composite([{ input: Buffer.from(overlay) }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  const images = MAP_WIDTHS.map(async (width): Promise<[MapWidth, Buffer]> => {
    const image = sharp(drawing).resize(width, width);
    return [width, await image.avif({ quality: QUALITIES[width], effort: 3 }).toBuffer()];
  });
  return new Map(await Promise.all(images));
};
