import type { KillRowFragment, SkirmishRowFragment } from '#graphql/generated/documents.ts';

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
  return locationOf(kill.scenario, kill.position.zone);
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

function locationOf(scenario: Named | null, zone: Named | null): Location {
  return {
    kind: scenario ? 'scenario' : 'rvr',
    name: scenario?.name.trim() || zone?.name.trim() || 'Unknown place',
  };
}
