/** The zone coordinates of the corners of a zone's map, as the contract gives them. */
export interface MapSetup {
  readonly nwCornerX: number;
  readonly nwCornerY: number;
  readonly seCornerX: number;
  readonly seCornerY: number;
}

/** Percent of the map's width and height, 0 to 100. */
export interface MarkerPosition {
  readonly left: number;
  readonly top: number;
}

/** The distance outside the map, in percent of its size, within which a point is still drawn at the edge. */
const TOLERANCE = 10;

/**
 * Returns the position of a zone's point on the zone's map (rules.md: Map markers). Points a little outside move to
 * the edge. Null without a map, with corners that span nothing (all zero meant "no data"), or far outside.
 * @example markerPosition({ x: 32768, y: 16384 }, setup) // { left: 50, top: 25 }
 */
export function markerPosition(
  position: { readonly x: number; readonly y: number },
  mapSetup: MapSetup | null | undefined,
): MarkerPosition | null {
  if (!mapSetup) return null;
  const left = alongAxis(position.x, mapSetup.nwCornerX, mapSetup.seCornerX);
  const top = alongAxis(position.y, mapSetup.nwCornerY, mapSetup.seCornerY);
  return left === null || top === null ? null : { left, top };
}

function alongAxis(value: number, from: number, to: number): number | null {
  const percent = ((value - from) / (to - from)) * 100;
  const isNear = percent >= -TOLERANCE && percent <= 100 + TOLERANCE;
  return isNear ? Math.min(100, Math.max(0, percent)) : null;
}

const ROWS = ['north', '', 'south'] as const;
const COLUMNS = ['west', '', 'east'] as const;

/**
 * Names the region of the map, of nine, in words, for people who do not see the marker.
 * @example mapRegion(10, 10) // 'north-west'
 * @example mapRegion(50, 50) // 'centre'
 */
export function mapRegion(left: number, top: number): string {
  return [ROWS[third(top)], COLUMNS[third(left)]].filter(Boolean).join('-') || 'centre';
}

function third(percent: number): 0 | 1 | 2 {
  if (percent < 100 / 3) return 0;
  return percent > 200 / 3 ? 2 : 1;
}

/** Percent of the map that an upright pin needs above its point, and at each side of it. */
const ABOVE = 9;
const BESIDE = 3;

/**
 * The degrees that a pin is turned about its point, clockwise, so that it does not stick out of the map.
 * @example pinAngle({ left: 50, top: 1 }) // 180: it hangs from the northern edge
 */
export function pinAngle({ left, top }: MarkerPosition): number {
  const isAtFoot = top > 100 - BESIDE;
  if (left < BESIDE) return isAtFoot ? 45 : 90;
  if (left > 100 - BESIDE) return isAtFoot ? -45 : -90;
  return top < ABOVE ? 180 : 0;
}
