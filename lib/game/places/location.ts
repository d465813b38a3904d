import type { KillRowFragment, SkirmishRowFragment } from '#graphql/generated/documents.ts';

import type { Numbered } from '../name-or-number.ts';
import { NAMED_ZONES, zoneLabel } from './zones.ts';

/** The location of a kill or a skirmish. */
export interface Location {
  readonly kind: 'scenario' | 'rvr';
  /** The scenario's, else the zone's. */
  readonly name: string;
}

/** A skirmish's location with the part of the zone; null if unknown or redundant. */
export interface SkirmishLocation extends Location {
  readonly area: string | null;
}

interface Named {
  readonly name: string;
}

/**
 * Returns the location of a kill (rules.md: Kills).
 * @example killLocation({ scenario: null, position: { zone: { name: 'Praag' } } }) // { kind: 'rvr', name: 'Praag' }
 */
export function killLocation(kill: Pick<KillRowFragment, 'scenario' | 'position'>): Location {
  const { zone, zoneId } = kill.position;
  return locationOf(kill.scenario, zone ?? gameZone(zoneId));
}

/**
 * Returns the location of a skirmish, with the area unless it has the scenario's name (rules.md: Skirmishes).
 * @example skirmishLocation({ scenario: null, primaryZone: { name: 'Praag' }, primaryZoneArea: { name: 'Old Walls' } })
 */
export function skirmishLocation({
  scenario,
  primaryZone,
  primaryZoneArea,
}: Pick<SkirmishRowFragment, 'scenario' | 'primaryZone' | 'primaryZoneArea'>): SkirmishLocation {
  const location = locationOf(scenario, primaryZone);
  const area = primaryZoneArea?.name?.trim() || null;
  return { ...location, area: area === location.name ? null : area };
}

/** A zone of the game by its number, for an API that does not tell it; null for any other number. */
const gameZone = (zoneId: number): Numbered | null =>
  NAMED_ZONES.includes(String(zoneId)) ? { id: String(zoneId), name: null } : null;

function locationOf(scenario: Named | null, zone: Numbered | null): Location {
  return {
    kind: scenario ? 'scenario' : 'rvr',
    name: scenario?.name.trim() || (zone ? zoneLabel(zone) : 'Unknown place'),
  };
}
