import zones from '#graphql/rules/zone-names.json' with { type: 'json' };

import { lookUp } from '../look-up.ts';
import type { Numbered } from '../name-or-number.ts';

/** Zones by id (rules.md: Zones): for pages whose question to the API does not give the zone's name. */
const ZONE_NAMES: Readonly<Record<string, string>> = zones;

/** The ids of these zones. */
export const NAMED_ZONES: readonly string[] = Object.keys(ZONE_NAMES);

/** True for a zone with a name here. */
export const isNamedZone = (id: string): boolean => lookUp(ZONE_NAMES, String(Number(id))) !== undefined;

/**
 * A zone's name, or its number where it has none; "Unknown zone" where the API does not tell the number.
 * @example zoneName('6') // 'Ekrund'
 */
export function zoneName(id: string): string {
  const number = Number(id);
  return lookUp(ZONE_NAMES, String(number)) ?? (Number.isNaN(number) ? 'Unknown zone' : `Zone ${id}`);
}

/**
 * Returns the API's name of a zone, or else the game's.
 * @example zoneLabel({ id: '105', name: '' }) // 'Praag'
 */
export function zoneLabel({ id, name }: Numbered): string {
  return name?.trim() || zoneName(id);
}
