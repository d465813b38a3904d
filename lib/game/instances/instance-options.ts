import { parseId } from '../ids.ts';
import { instanceName } from './instance-name.ts';

/** Instances that runs are filtered by, in the order of the choices, by the ids of their zones (rules.md: Instances). */
export const INSTANCE_OPTIONS = [
  { value: 'all', label: 'All' },
  { value: '260', label: 'Lost Vale' },
  { value: '176', label: 'Sigmar Crypts' },
  { value: '196', label: 'Bilerot' },
  { value: '160', label: 'Bastion Stair' },
  { value: '163', label: "Thar'Ignan" },
  { value: '164', label: 'Lord Slaurith' },
  { value: '165', label: 'Kaarn the Vanquisher' },
  { value: '166', label: "Skull Lord Var'Ithrok" },
  { value: '60', label: 'Gunbad' },
  { value: '63', label: 'Gunbad Nursery' },
  { value: '64', label: 'Gunbad Lab' },
  { value: '65', label: 'Squig Boss' },
  { value: '66', label: 'Gunbad Barracks' },
  { value: '36', label: 'Dragonback Pass (Order)' },
  { value: '37', label: 'Dragonback Pass (Destruction)' },
  { value: '152', label: 'Altdorf Sewers 1' },
  { value: '153', label: 'Altdorf Sewers 2' },
  { value: '169', label: 'Altdorf Sewers 3' },
  { value: '155', label: 'Sacellum 1' },
  { value: '156', label: 'Sacellum 2' },
  { value: '173', label: 'Sacellum 3' },
] as const;

/** The greatest id that the contract can filter instances by. */
const LARGEST_ID = 65_535;

/**
 * Returns the label of an instance that is none of the options; null for a text that is no id of an instance.
 * @example otherInstance('99') // 'Dungeon #99'
 */
export function otherInstance(id: string): string | null {
  return parseId(id, LARGEST_ID) && instanceName({ id, name: null });
}
