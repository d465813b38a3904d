import { nameOrNumber, type Numbered } from '../name-or-number.ts';

/**
 * Returns the name of an instance, or its number where it has none.
 * @example instanceName({ id: '60', name: ' ' }) // 'Dungeon #60'
 */
export const instanceName = (instance: Numbered) => nameOrNumber('Dungeon', instance);

/**
 * Returns the name of an encounter, or its number where it has none.
 * @example encounterName({ id: '603', name: 'Solithex' }) // 'Solithex'
 */
export const encounterName = (encounter: Numbered) => nameOrNumber('Encounter', encounter);
