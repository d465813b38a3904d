import type { StringOperationFilterInput } from '#graphql/generated/documents.ts';
import { wordsOf } from '#graphql/rules/near-name.ts';
import { pastedParts } from '#graphql/rules/pasted-name.ts';
import { called } from '#lib/url/filter/name-texts.ts';

/** A pattern of a shorter text would fit too many names. */
const FEWEST_LETTERS = 4;
/** An API takes some 50 conditions. */
const MOST_CONDITIONS = 49;
/** Longer texts have wider gaps and no exchanges. */
const MOST_SINGLE_GAPS = 20;
const MOST_LETTERS = 40;
const [MOST_WORDS, MOST_PARTS] = [6, 8];

/**
 * The condition that a name fits the text but for one letter that is wrong, missing or too many, or two that have
 * changed places, that it has all words of the text, or is a part of it (see `pastedParts`): for an API that filters
 * names by their beginnings and ends. Null for a text that is too short, and for one word that is too long.
 */
export function nearNameCondition(text: string): StringOperationFilterInput | null {
  const letters = [...text];
  if (letters.length < FEWEST_LETTERS) return null;
  const patterns = [...pastedParts(text).slice(0, MOST_PARTS).map(called), ...mistaken(letters)];
  const words = wordsOf(text).slice(0, MOST_WORDS);
  if (words.length < 2) return patterns.length > 0 ? { or: patterns } : null;
  return { or: [...patterns.slice(0, MOST_CONDITIONS - 1 - words.length), allOf(words)] };
}

function mistaken(letters: readonly string[]): StringOperationFilterInput[] {
  if (letters.length > MOST_LETTERS) return [];
  return letters.length > MOST_SINGLE_GAPS ? gaps(letters, 2) : [...gaps(letters, 1), ...swaps(letters)];
}

/** The text with a gap at each of its places, in which any letters may be, or none. */
function gaps(letters: readonly string[], size: number): StringOperationFilterInput[] {
  return Array.from({ length: letters.length - size + 1 }, (_, at) => {
    const [startsWith, endsWith] = [letters.slice(0, at).join(''), letters.slice(at + size).join('')];
    return { ...(startsWith && { startsWith }), ...(endsWith && { endsWith }) };
  });
}

const swaps = (letters: readonly string[]): StringOperationFilterInput[] =>
  letters.slice(1).map((letter, at) => ({
    startsWith: letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''),
  }));

const allOf = (words: readonly string[]): StringOperationFilterInput => ({
  and: words.map((contains) => ({ contains })),
});

/** The question for all kinds of records whose name fits one of the patterns of a text; null for a text without any. */
export function nearNameQuestion(text: string) {
  const name = nearNameCondition(text.normalize('NFKC'));
  if (name === null) return null;
  const where = { name };
  return {
    characters: where,
    guilds: where,
    items: where,
    quests: where,
    creatures: where,
    objects: where,
    instances: where,
    storylines: where,
    entries: where,
  };
}
