import { parseId } from '../ids.ts';
import { zoneName } from './zones.ts';

/** Zones that the realms fight over, fortresses and cities included. */
const OPEN_ZONES: readonly number[] = [
  // Dwarfs and Greenskins.
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  // Empire and Chaos.
  100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 120,
  // High Elves and Dark Elves.
  200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 220,
  // Cities.
  161, 162, 167, 168,
];

/** The maps of scenarios. */
const ARENAS: readonly number[] = [
  30, 31, 32, 33, 34, 36, 37, 38, 39, 41, 42, 43, 44, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 230,
  231, 232, 234, 235, 236, 237, 238,
];

const optionsOf = (zones: readonly number[]) =>
  zones
    .map((zone) => ({ value: String(zone), label: zoneName(String(zone)) }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1));

/** The zones that kills are filtered by, in the order of their names. */
export const WAR_ZONE_OPTIONS = optionsOf([...OPEN_ZONES, ...ARENAS]);

/** Those of them that battles are filtered by: in scenarios there are none. */
export const OPEN_ZONE_OPTIONS = optionsOf(OPEN_ZONES);

/** The greatest id of a zone that the contract filters by. */
const LARGEST_ZONE = 65_535;

/**
 * The name of a zone that is none of the options; null for a text that is no id of a zone.
 * @example otherZone('60') // 'Mount Gunbad'
 */
export const otherZone = (id: string): string | null => parseId(id, LARGEST_ZONE) && zoneName(id);
