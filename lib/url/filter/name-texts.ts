import type { StringOperationFilterInput } from '#graphql/generated/documents.ts';
import { ARTICLES } from '#graphql/rules/articles.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { isHead, wordsOf } from '#graphql/rules/near-name.ts';
import { pastedParts } from '#graphql/rules/pasted-name.ts';

/** An API takes some 50 conditions. */
const MOST_WORDS = 6;

/**
 * The condition that a name has a text in it, or the plain letters that a search takes the text for; ß and ss are the
 * same letters, in names too.
 * @example nameContains('axe') // { contains: 'axe' }
 * @example nameContains('Gross') // { or: [{ contains: 'Gross' }, { contains: 'Groß' }] }
 */
export function nameContains(text: string): StringOperationFilterInput {
  const folded = foldText(text);
  const plain = folded === text.toLowerCase() ? text : folded;
  const texts = [...new Set([text, plain, text.replaceAll(/ss/gi, 'ß')])];
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

/** Parts of a pasted text that are looked for. */
const MOST_PARTS = 8;

/**
 * The condition that a name has a text in it, or is a part of it, as a search reads texts that were pasted.
 * @example nameOverlaps('Captain Tyrinae') // { or: [{ contains: 'Captain Tyrinae' }, …, called('Tyrinae')] }
 */
export function nameOverlaps(text: string): StringOperationFilterInput {
  const parts = pastedParts(text).slice(0, MOST_PARTS);
  return parts.length === 0 ? nameContains(text) : { or: [nameContains(text), ...parts.map(called)] };
}

/** The parts of a text that may each be a name, folded. */
export const partsOf = (text: string): readonly string[] => pastedParts(foldText(text));

/** The condition that a name is a text in any case, which no operator for equal texts finds. */
export const called = (name: string): StringOperationFilterInput => ({ startsWith: name, endsWith: name });

const hasWord = (word: string): StringOperationFilterInput =>
  isHead(word)
    ? { or: [{ startsWith: word }, { contains: ` ${word}` }, { contains: `-${word}` }] }
    : nameContains(word);

/**
 * The condition that a name begins with a letter, whatever its article.
 * @example nameBegins('S') // { or: [{ and: [{ startsWith: 'S' }] }, { startsWith: 'The S' }, …] }
 */
export const nameBegins = (letter: string): StringOperationFilterInput => ({
  or: [
    {
      and: [
        { startsWith: letter },
        ...ARTICLES.filter((article) => article.startsWith(letter)).map((nstartsWith) => ({ nstartsWith })),
      ],
    },
    ...ARTICLES.map((article) => ({ startsWith: article + letter })),
  ],
});
