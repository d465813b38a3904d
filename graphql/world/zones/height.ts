import type { Point } from './points.ts';

const SEA_LEVEL = 6000;
const RELIEF = 2200;

/**
 * Height of the ground at a point of a zone, in the units of points: hills that rise and fall over some thousand
 * units. The same point always has the same height, from 0 to 65535.
 */
export function heightAt(zoneId: number, { x, y }: Point): number {
  const ridges = Math.sin(x / 9100 + zoneId) + Math.sin(y / 7300 - zoneId * 1.7);
  const hills = 0.4 * Math.sin((x + y) / 3100 + zoneId * 0.3);
  return Math.round(SEA_LEVEL + RELIEF * (ridges + hills));
}
