import { counted, thousands } from '#lib/format/number.ts';

import { mapRegion, type MarkerPosition } from './map-position.ts';
import type { SpawnZone } from './spawn-zones.ts';

/** A part of the map, of nine, and how many spawns are in it. */
export interface SpawnRegion {
  readonly region: string;
  readonly count: number;
}

/** A point in each part of the map, from north-west to south-east. */
const PARTS = [10, 50, 90].flatMap((top) => [10, 50, 90].map((left) => mapRegion(left, top)));

/**
 * Counts the spawns in each region of the map, from north-west to south-east; empty regions are left out.
 * @example spawnRegions([{ left: 10, top: 10 }, { left: 50, top: 50 }]) // [{ region: 'north-west', count: 1 }, …]
 */
export function spawnRegions(places: readonly MarkerPosition[]): readonly SpawnRegion[] {
  const regions = places.map(({ left, top }) => mapRegion(left, top));
  return PARTS.map((region) => ({ region, count: regions.filter((each) => each === region).length })).filter(
    ({ count }) => count > 0,
  );
}

/**
 * Describes a zone's spawn map, for people who do not see it.
 * @example spawnMapLabel(ekrund) // 'Map of Ekrund with 4 spawns: 3 in the north-west, 1 in the centre'
 */
export function spawnMapLabel({ name, places }: Pick<SpawnZone, 'name' | 'places'>): string {
  const parts = spawnRegions(places).map(({ region, count }) => `${thousands(count)} in the ${region}`);
  return `Map of ${name} with ${spawnCount(places.length)}: ${parts.join(', ')}`;
}

/** @example spawnCount(3) // '3 spawns' */
export const spawnCount = (count: number): string => counted(count, 'spawn');
