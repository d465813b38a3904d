import { nameOrNumber, type Numbered } from '../name-or-number.ts';

/**
 * What an instance is called; one without a name by its number.
 * @example instanceName({ id: '60', name: ' ' }) // 'Instance #60'
 */
export const instanceName = (instance: Numbered) => nameOrNumber('Instance', instance);

/**
 * What an encounter is called; one without a name by its number.
 * @example encounterName({ id: '603', name: 'Solithex' }) // 'Solithex'
 */
export const encounterName = (encounter: Numbered) => nameOrNumber('Encounter', encounter);
