import { nameOrNumber, type Numbered } from '../name-or-number.ts';
import options from './instance-options.json' with { type: 'json' };

/** The game's names of instances. */
const NAMES: ReadonlyMap<string, string> = new Map(options.map(({ value, label }) => [value, label]));

/**
 * Returns the API's name of an instance, or else the game's, or its number.
 * @example instanceName({ id: '60', name: ' ' }) // 'Gunbad'
 */
export const instanceName = ({ id, name }: Numbered) =>
  nameOrNumber('Dungeon', { id, name: name?.trim() || (NAMES.get(id) ?? null) });

/**
 * Returns the name of an encounter, or its number where it has none.
 * @example encounterName({ id: '603', name: 'Solithex' }) // 'Solithex'
 */
export const encounterName = (encounter: Numbered) => nameOrNumber('Encounter', encounter);
