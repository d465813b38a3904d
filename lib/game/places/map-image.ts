import { ZONES_WITH_MAP } from './zones-with-map.ts';

/** Width and height of every map's image, in pixels. */
export const MAP_IMAGE_SIZE = 768;

/** What an `img` needs of a picture. */
export interface MapImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The image of a zone's map; null for a zone without one (rules.md: Zones).
 * @example mapImage(6)?.src // '/images/maps/6.webp'
 */
export function mapImage(zoneId: number | string | undefined): MapImage | null {
  const id = Number(zoneId);
  if (!ZONES_WITH_MAP.has(id)) return null;
  return { src: `/images/maps/${id}.webp`, width: MAP_IMAGE_SIZE, height: MAP_IMAGE_SIZE };
}
