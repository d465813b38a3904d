import type { CreatureSubType } from '#graphql/generated/documents.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { lookUp } from '../look-up.ts';
import words from './title-words.json' with { type: 'json' };

/** Labels that are not the last part of the value in title case, as the game words them. */
const EXCEPTIONS: Readonly<Partial<Record<CreatureSubType, string>>> = {
  UNCLASSIFIED: '',
  HUMANOIDS_HUMANS_CHAOS: 'Human (Chaos)',
  HUMANOIDS_HUMANS_EMPIRE: 'Human (Empire)',
  DAEMONS_TZEENTCH_HORROR: 'Horror of Tzeentch',
  DAEMONS_TZEENTCH_FLAMER: 'Flamer of Tzeentch',
  DAEMONS_SLAANESH_FIEND: 'Fiend of Slaanesh',
  SIEGE_SINGLE_TARGET: 'Single Target Siege Weapon',
  SIEGE_GTAOE: 'Ground AoE Siege Weapon',
  MONSTERS_DRAGONOID_DRAGON: 'Dragon',
};

/**
 * Returns the label of a creature's kind: its sub-type without the family's prefix; '' for unclassified ones.
 * @example creatureLabel({ creatureType: 'ANIMALS_BEASTS', creatureSubType: 'ANIMALS_BEASTS_GREAT_CAT' }) // 'Great Cat'
 */
export function creatureLabel(creature: {
  readonly creatureType: string;
  readonly creatureSubType: string;
}): string {
  const { creatureType, creatureSubType } = creature;
  const exception = lookUp(EXCEPTIONS, creatureSubType);
  if (exception !== undefined) return exception;
  const family = `${creatureType}_`;
  const own = creatureSubType.startsWith(family) ? creatureSubType.slice(family.length) : creatureSubType;
  return enumWords(own.replace(/^DAEMONS_/, ''));
}

/** Words of titles that the API runs together or writes in another way (rules.md: Creature titles). */
const WORDS: Readonly<Record<string, string>> = words;

/**
 * Returns the text of a creature's name plate; '' for one without a title.
 * @example creatureTitle({ title: 'RALLY_MASTER' }) // 'Rally Master'
 */
export function creatureTitle({ title }: { readonly title: string | null }): string {
  if (title === null) return '';
  return enumWords(title)
    .split(' ')
    .map((word) => lookUp(WORDS, word) ?? word)
    .join(' ');
}
