import { instanceName } from '../instances/instance-name.ts';
import type { Numbered } from '../name-or-number.ts';
import wings from './wings.json' with { type: 'json' };

const OTHERS: Readonly<Record<string, readonly string[] | undefined>> = wings;

/**
 * The instances that a dungeon is parted into, by the id of the first; any other instance is alone (rules.md: Dungeons).
 * @example wingsOf('152') // ['152', '153', '169']
 */
export const wingsOf = (id: string): string[] => [id, ...(OTHERS[id] ?? [])];

/**
 * The id of the dungeon that an instance belongs to.
 * @example dungeonOf('169') // '152'
 */
export const dungeonOf = (id: string): string =>
  Object.keys(OTHERS).find((dungeon) => OTHERS[dungeon]?.includes(id)) ?? id;

/**
 * True for a dungeon of several wings. It is described wing by wing, and cleared with all of them in one session.
 * @example hasWings({ wings: [wing] }) // false
 */
export const hasWings = ({ wings }: { readonly wings: readonly unknown[] }): boolean => wings.length > 1;

/**
 * Returns the name of a wing; the first of some dungeons is called as the dungeon is.
 * @example wingName({ id: '60', name: 'Gunbad' }) // 'Gunbad (wing 1)'
 */
export function wingName(instance: Numbered): string {
  const name = instanceName(instance);
  return wingsOf(instance.id).length > 1 && !/\d$/.test(name) ? `${name} (wing 1)` : name;
}
