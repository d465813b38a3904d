import type { MapPositionFragment } from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { type MarkerPosition, markerPosition, mapRegion } from './map-position.ts';
import { zoneLabel } from './zones.ts';

/** A zone that a creature or a game object stands in. */
export interface SpawnZone {
  readonly id: string;
  readonly name: string;
  /** The number of spawns in the zone. */
  readonly count: number;
  /** The places that the zone's map can show; none for a zone without a map. */
  readonly places: readonly MarkerPosition[];
}

interface Spawn {
  readonly position: MapPositionFragment;
}

/** The zones of all spawns, each once, in the order of the answer (rules.md: Creatures). */
export function spawnZones(spawns: readonly Spawn[]): readonly SpawnZone[] {
  const ids = new Set(spawns.map(({ position }) => String(position.zoneId)));
  return Array.from(ids, (id) => {
    const positions = spawns.map(({ position }) => position).filter(({ zoneId }) => String(zoneId) === id);
    return {
      id,
      name: zoneLabel({ id, name: positions[0]?.zone?.name ?? null }),
      count: positions.length,
      places: positions.flatMap((position) => markerPosition(position, position.mapSetup) ?? []),
    };
  });
}

/** Zones that are named before the rest is only counted. */
const NAMED = 3;

/**
 * The names of zones as a text, '' for none.
 * @example zoneNames([ekrund, praag]) // 'Ekrund, Praag'
 */
export function zoneNames(zones: readonly SpawnZone[]): string {
  const others = zones.length - NAMED;
  const names = zones
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
  return others > 0 ? `${names} and ${counted(others, 'other zone')}` : names;
}

/**
 * Returns the zone whose map is shown: the requested one, or the first without a request.
 * @param asked null where the address names none
 * @returns null where there are no spawns in the requested zone, or none at all
 */
export function shownZone(zones: readonly SpawnZone[], asked: string | null): SpawnZone | null {
  return (asked === null ? zones[0] : zones.find(({ id }) => id === asked)) ?? null;
}

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
