import { parseId } from '../ids.ts';
import { isNamedZone, zoneName } from '../places/zones.ts';
import { instanceName } from './instance-name.ts';
import options from './instance-options.json' with { type: 'json' };

/** Instances that runs are filtered by, in the order of the choices, by the ids of their zones (rules.md: Instances). */
export const INSTANCE_OPTIONS = [{ value: 'all', label: 'All' }, ...options] as const;

/** The greatest id that the contract can filter instances by. */
const LARGEST_ID = 65_535;

/**
 * Returns the label of an instance or another zone that is none of the options; null for a text that is no id of one.
 * @example otherInstance('99') // 'Dungeon #99'
 * @example otherInstance('105') // 'Praag'
 */
export function otherInstance(id: string): string | null {
  return parseId(id, LARGEST_ID) && (isNamedZone(id) ? zoneName(id) : instanceName({ id, name: null }));
}
