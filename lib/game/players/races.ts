import type { Race } from '#graphql/generated/documents.ts';

import { enumWords } from '#lib/format/enum-words.ts';
import { lookUp } from '../look-up.ts';

const RACES: Readonly<Record<Race, string>> = {
  CHAOS: 'Chaos',
  DARK_ELF: 'Dark Elf',
  DWARF: 'Dwarf',
  EMPIRE: 'Empire',
  GOBLIN: 'Goblin',
  HIGH_ELF: 'High Elf',
  ORC: 'Orc',
};

/**
 * The name of a race; for one that we do not know its value in words.
 * @example raceLabel('HIGH_ELF') // 'High Elf'
 */
export function raceLabel(race: string): string {
  return lookUp(RACES, race) ?? enumWords(race);
}
