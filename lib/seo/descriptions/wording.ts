import { cutWords } from '#lib/format/cut-whole.ts';
import { listWords } from '#lib/format/list-words.ts';
import type { Numbered } from '#lib/game/name-or-number.ts';

/** A page in a title and a sentence or two, for search results and link previews. */
export interface Description {
  readonly title: string;
  readonly description: string;
}

/** Characters of a title, and of a description, that search results show. */
export const LONGEST_TITLE = 70;
export const LONGEST_DESCRIPTION = 160;

/** Matches the end of a sentence, with the brackets and quotation marks behind its mark. */
const SENTENCE_END = /[.!?…]["'”’)\]]*$/;

/** Matches the part that tells a record from its namesakes at the end of a title: its number, or a moment. */
const TELLING_END = /(?: \(#[^()]{1,20}\)|, \d{1,2} [A-Z][a-z]{2} \d{4}, [\d:]{5,8} UTC)$/;

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
 * A title of at most 70 characters. Where no wording was short enough, a long name is cut between words, and what tells
 * the record from its namesakes stays behind it: its number, or its moment.
 * @example cutTitle('The Exceedingly Long Name …, Rare Helm (#7)') // 'The Exceedingly Long Name… (#7)'
 */
export function cutTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title;
  const [end = ''] = TELLING_END.exec(title) ?? [];
  return cutWords(title.slice(0, title.length - end.length), LONGEST_TITLE - end.length) + end;
}

/** A sentence, or one in several wordings; false or null for none. */
type TextPart = string | readonly string[] | false | null;

/**
 * Joins sentences to a description: always the first one, and others while there is room. Parts that are false or
 * empty are left out; of a part in several wordings, the fullest first, one is said.
 * @param parts the most important first, without their periods
 * @example sentences('Gives 2 quests', false, 'Sells 12 items') // 'Gives 2 quests. Sells 12 items.'
 */
export function sentences(...parts: readonly TextPart[]): string {
  let text = '';
  for (const part of parts) {
    const wordings = typeof part === 'string' ? [part] : part || [];
    const longer = wordings
      .filter(Boolean)
      .map((wording) => [text, ended(wording)].filter(Boolean).join(' '));
    text = longer.find((each) => each.length <= LONGEST_DESCRIPTION) ?? (text || (longer.at(-1) ?? ''));
  }
  return text;
}

const ended = (sentence: string): string => (SENTENCE_END.test(sentence) ? sentence : `${sentence}.`);

/**
 * A title with the number of its record, for kinds whose records share names, unless the title is made of the number.
 * @example numbered('Warcrown, Very rare Helm', { id: '7', name: 'Warcrown' }) // 'Warcrown, Very rare Helm (#7)'
 */
export function numbered(title: string, { id, name }: Numbered): string {
  return name?.trim() ? `${title} (#${id})` : title;
}

/**
 * Joins the parts that a page has into a sentence; '' for none.
 * @example partWords(['every place on the map', false, 'what it sells']) // 'Every place on the map and what it sells'
 */
export function partWords(parts: readonly (string | false)[]): string {
  const words = listWords(parts.filter((part) => part !== false));
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * Describes a page by wordings of its title, the fullest first, and by its sentences, the most important first.
 * @example described(['Kills in Praag'], 'Every kill of Praag').title // 'Kills in Praag'
 */
export const described = (titles: readonly string[], ...parts: readonly TextPart[]): Description => ({
  title: titleOf(...titles),
  description: sentences(...parts),
});
