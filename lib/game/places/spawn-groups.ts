import type { MarkerPosition } from './map-position.ts';

/** One marker on the map, and the number of its spawns. */
export interface SpawnGroup extends MarkerPosition {
  readonly count: number;
}

/** Percent of the map between two markers at least: a pin's width on the largest map. */
const DISTANCE = 5;

/**
 * Spawns for the map, near ones together: each marker stands where a spawn is, no two are nearer than `distance`, and
 * no spawn is further from its marker. The order of the spawns does not matter; the markers come from north to south,
 * so that the nearer one lies over the farther.
 * @param distance percent of the map
 */
export function groupSpawns(places: readonly MarkerPosition[], distance = DISTANCE): readonly SpawnGroup[] {
  const isNear = (one: MarkerPosition, other: MarkerPosition) => distanceOf(one, other) < distance;
  const crowds = places.map((place) => ({
    place,
    size: places.filter((other) => isNear(place, other)).length,
  }));
  // The densest place of a crowd becomes its marker.
  crowds.sort((one, other) => other.size - one.size || fromNorth(one.place, other.place));
  const markers: MarkerPosition[] = [];
  for (const { place } of crowds) {
    if (!markers.some((marker) => isNear(marker, place))) markers.push(place);
  }
  const counts = new Map<MarkerPosition, number>();
  for (const place of places) {
    const marker = nearest(markers, place);
    counts.set(marker, (counts.get(marker) ?? 0) + 1);
  }
  return markers
    .toSorted(fromNorth)
    .map((marker) => ({ left: marker.left, top: marker.top, count: counts.get(marker) ?? 0 }));
}

const distanceOf = (one: MarkerPosition, other: MarkerPosition): number =>
  Math.hypot(one.left - other.left, one.top - other.top);

const fromNorth = (one: MarkerPosition, other: MarkerPosition): number =>
  one.top - other.top || one.left - other.left;

/** The marker that a place counts for; the place itself where there is none yet. */
const nearest = (markers: readonly MarkerPosition[], place: MarkerPosition): MarkerPosition =>
  markers.reduce(
    (best, marker) => (distanceOf(marker, place) < distanceOf(best, place) ? marker : best),
    markers[0] ?? place,
  );
