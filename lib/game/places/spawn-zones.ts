import type { MapPositionFragment } from '#graphql/generated/documents.ts';
import { counted } from '#lib/format/number.ts';

import { type MarkerPosition, markerPosition } from './map-position.ts';
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
