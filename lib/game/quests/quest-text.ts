import { thousands } from '#lib/format/number.ts';
import { paragraphs } from '#lib/format/paragraphs.ts';

import { nameOrNumber, type Numbered } from '../name-or-number.ts';

/** Replacements for the tokens that address the reader in quest texts (rules.md: Quest texts). */
const TOKENS: readonly (readonly [token: string, text: string])[] = [
  ['|n', 'Player'],
  ['|c', 'Career'],
];

/**
 * A quest's text with its tokens filled, every one of them: the old site filled the first of each only.
 * @example fillTokens('Well met, |n the |c!') // 'Well met, Player the Career!'
 */
export function fillTokens(text: string): string {
  return TOKENS.reduce((filled, [token, word]) => filled.replaceAll(token, word), text);
}

/**
 * The paragraphs of a quest's text, with its tokens filled; none for a quest without the text.
 * @example questParagraphs('Well met, |n!\n\nSit down.') // ['Well met, Player!', 'Sit down.']
 */
export function questParagraphs(text: string | null): readonly string[] {
  return paragraphs(fillTokens(text ?? ''));
}

/**
 * Returns the name of a quest, or its number where it has none.
 * @example questName({ id: '12', name: 'Wanted: |n' }) // 'Wanted: Player'
 */
export const questName = (quest: Numbered) => fillTokens(nameOrNumber('Quest', quest));

/**
 * Formats the count that stands before an objective: "21 church candles"; null where there is nothing to count.
 * @param count the number that the objective requires
 * @example objectiveAmount(21) // '21'
 */
export function objectiveAmount(count: number): string | null {
  return count > 1 ? thousands(count) : null;
}
