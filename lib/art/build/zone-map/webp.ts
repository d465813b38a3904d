import sharp from 'sharp';
import type { BiomeName } from './biomes.ts';
import { MAP_SIZE } from './grid.ts';
import { zoneMap } from './zone-map.ts';

/** The map of a zone as a WebP file of about 50 KB, {@link MAP_SIZE} pixels to a side. */
export const zoneMapWebp = async (zoneId: number, biome: BiomeName): Promise<Buffer> => {
  const { ground, overlay } = zoneMap(zoneId, biome);
  return sharp(ground, { raw: { width: MAP_SIZE, height: MAP_SIZE, channels: 3 } })
    .composite([{ input: Buffer.from(overlay) }])
    .webp({ quality: 44, effort: 5, smartSubsample: true })
    .toBuffer();
};
