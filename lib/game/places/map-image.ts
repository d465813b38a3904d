import zones from './zones-with-map.json' with { type: 'json' };

/**
 * The zones that have a map image under /images/maps (rules.md: Zones). Every other zone is shown without one: its
 * markers stand on a plain tile.
 */
export const ZONES_WITH_MAP: ReadonlySet<number> = new Set(zones);

/** The widths that every map's image comes in, in pixels. */
export const MAP_WIDTHS = [256, 512, 768] as const;

export type MapWidth = (typeof MAP_WIDTHS)[number];

/** Width and height of the largest. */
export const MAP_IMAGE_SIZE = 768 satisfies MapWidth;

/** The attributes of an `img` for a map. */
export interface MapImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The image of a zone's map; null for a zone without one (rules.md: Zones).
 * @example mapImage(6, 512)?.src // '/images/maps/6-512.avif'
 */
export function mapImage(zoneId: number | string | undefined, width: MapWidth): MapImage | null {
  const id = Number(zoneId);
  if (!ZONES_WITH_MAP.has(id)) return null;
  return { src: `/images/maps/${id}-${width}.avif`, width, height: width };
}
