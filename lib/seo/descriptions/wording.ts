import type { Numbered } from '#lib/game/name-or-number.ts';

/** Characters of a title before the site's name, and of a description, that search results show. */
const LONGEST_TITLE = 65;
export const LONGEST_DESCRIPTION = 160;

/**
 * The first of several wordings that is short enough, the fullest first; the last one where none is.
 * @example fitting(60, 'Verenthe, level 40 Bright Wizard of The Hollow Lantern', 'Verenthe, level 40 Bright Wizard')
 */
export function fitting(longest: number, ...wordings: readonly string[]): string {
  return wordings.find((wording) => wording.length <= longest) ?? wordings.at(-1) ?? '';
}

/** @example titleOf('Verenthe killed Uthgar in Praag', 'Verenthe killed Uthgar') // the first, since it fits */
export const titleOf = (...wordings: readonly string[]): string => fitting(LONGEST_TITLE, ...wordings);

/**
 * Joins sentences to a description: always the first one, and others while there is room. Parts that are false or
 * empty are left out.
 * @param parts the most important first, without their periods
 * @example sentences('Gives 2 quests', false, 'Sells 12 items') // 'Gives 2 quests. Sells 12 items.'
 */
export function sentences(...parts: readonly (string | false | null)[]): string {
  let text = '';
  for (const part of parts) {
    if (!part) continue;
    const sentence = /[.!?…]$/.test(part) ? part : `${part}.`;
    const longer = text ? `${text} ${sentence}` : sentence;
    if (!text || longer.length <= LONGEST_DESCRIPTION) text = longer;
  }
  return text;
}

/**
 * A title with the number of its record, for kinds whose records share names, unless the title is made of the number.
 * @example numbered('Warcrown, Very rare Helm', { id: '7', name: 'Warcrown' }) // 'Warcrown, Very rare Helm (#7)'
 */
export function numbered(title: string, { id, name }: Numbered): string {
  return name?.trim() ? `${title} (#${id})` : title;
}
