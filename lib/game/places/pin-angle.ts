import type { MarkerPosition } from './map-position.ts';

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
