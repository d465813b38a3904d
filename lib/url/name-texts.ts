import type { StringOperationFilterInput } from '#graphql/generated/documents.ts';
import { isHead, wordsOf } from '#graphql/rules/near-name.ts';

/** An API takes some 50 conditions. */
const MOST_WORDS = 6;

/**
 * The condition that a name has a text in it, where ß and ss are the same letters, as they are in a search, and letters
 * of full width the same as plain ones.
 * @example nameContains('axe') // { contains: 'axe' }
 * @example nameContains('Gross') // { or: [{ contains: 'Gross' }, { contains: 'Groß' }] }
 */
export function nameContains(text: string): StringOperationFilterInput {
  const texts = [
    ...new Set([text, text.normalize('NFKC'), text.replaceAll(/[ßẞ]/g, 'ss'), text.replaceAll(/ss/gi, 'ß')]),
  ];
  return texts.length === 1 ? { contains: text } : { or: texts.map((contains) => ({ contains })) };
}

/**
 * The condition that a name has a text in it, or all of its words in any order, of which the shortest begin words of
 * the name: as a search finds names (see `fitsText`).
 * @example nameFits('anvil') // { contains: 'anvil' }
 * @example nameFits('crypts sigmar') // { or: [{ contains: 'crypts sigmar' }, { and: [{ contains: 'crypts' }, …] }] }
 */
export function nameFits(text: string): StringOperationFilterInput {
  const words = wordsOf(text);
  if (words.length < 2) return nameContains(text);
  return { or: [nameContains(text), { and: words.slice(0, MOST_WORDS).map(hasWord) }] };
}

const hasWord = (word: string): StringOperationFilterInput =>
  isHead(word)
    ? { or: [{ startsWith: word }, { contains: ` ${word}` }, { contains: `-${word}` }] }
    : nameContains(word);
