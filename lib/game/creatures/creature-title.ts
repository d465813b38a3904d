import { enumWords } from '#lib/format/enum-words.ts';
import { lookUp } from '../look-up.ts';
import words from './title-words.json' with { type: 'json' };

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
