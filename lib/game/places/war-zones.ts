import { parseId } from '../ids.ts';
import zones from './war-zones.json' with { type: 'json' };
import { zoneName } from './zones.ts';

/** Zones that the realms fight over, fortresses and cities included. */
const OPEN_ZONES: readonly number[] = Object.values(zones.open).flat();

/** True for a zone that the realms fight over; there are no battles in others. */
export const isOpenZone = (id: string): boolean => OPEN_ZONES.includes(Number(id));

/** True for a zone of a scenario. */
export const isArena = (id: string): boolean => zones.arenas.includes(Number(id));

const optionsOf = (zones: readonly number[]) =>
  zones
    .map((zone) => ({ value: String(zone), label: zoneName(String(zone)) }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));

/** The zones that kills are filtered by, in the order of their names. */
export const WAR_ZONE_OPTIONS = optionsOf([...OPEN_ZONES, ...zones.arenas]);

/** Those of them that battles are filtered by: in scenarios there are none. */
export const OPEN_ZONE_OPTIONS = optionsOf(OPEN_ZONES);

/** The greatest id of a zone that the contract filters by. */
const LARGEST_ZONE = 65_535;

/**
 * The name of a zone that is none of the options; null for a text that is no id of a zone.
 * @example otherZone('60') // 'Mount Gunbad'
 */
export const otherZone = (id: string): string | null => parseId(id, LARGEST_ZONE) && zoneName(id);
