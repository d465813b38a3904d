import type { CreatureSubType } from '#graphql/generated/documents.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { lookUp } from '../look-up.ts';
import words from './creature-words.json' with { type: 'json' };

/** Labels that are not the last part of the value in title case, as the game words them. */
const EXCEPTIONS: Readonly<Partial<Record<CreatureSubType, string>>> = words.kinds;

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
const WORDS: Readonly<Record<string, string>> = words.titles;

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
