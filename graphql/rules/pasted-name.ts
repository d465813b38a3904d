/*
 * Names in a text that was pasted with what stands beside them: a title, ranks, a guild in brackets, a career. Names
 * and texts are folded (see folded-text.ts) before they come here.
 */
import { LETTERS_FOR_PARTS, mistakes, nearness, wordsOf } from './near-name.ts';

const MOST_PARTS = 24;
/** The words of the longest careers and guilds. */
const MOST_WORDS = 5;
/** A word of one letter names too little. */
const FEWEST_LETTERS = 2;

/** Brackets, commas and other signs that are no part of a name. */
const SIGNS = /[^\p{Letter}\p{Mark}\p{Number}\s'’-]+/u;
/** Ranks, and what has no letter. */
const NO_NAME = /\p{Number}|^\P{Letter}+$/u;

/**
 * The parts of a text that may each be a name: what stands between signs, its words, and words that follow each other.
 * Words with digits are left out, and so is the text itself.
 * @example pastedParts('captain tyrinae rr47') // ['captain tyrinae', 'captain', 'tyrinae']
 */
export function pastedParts(text: string): string[] {
  const phrases = text.split(SIGNS).map(namingWords);
  const words = phrases.flat();
  const rows = Array.from({ length: Math.min(words.length, MOST_WORDS) }, (_, more) =>
    words.slice(more).map((__, at) => words.slice(at, at + more + 1)),
  );
  const parts = [...phrases, ...rows.flat()].map((part) => part.join(' '));
  return [...new Set(parts)]
    .filter((part) => part !== text && part.length >= FEWEST_LETTERS)
    .slice(0, MOST_PARTS);
}

const namingWords = (phrase: string): string[] => wordsOf(phrase).filter((word) => !NO_NAME.test(word));

/**
 * Makes the function that measures how far a name is from a text, or from one with other things beside a name. A part
 * of the text is as far as a word with one mistake if it is the name of a player, and as far as two mistakes if it is
 * another name, or that of a player but for one mistake. Null for a name that is not near.
 */
export function nearnessTo(text: string): (name: string, isPlayer: boolean) => number | null {
  const parts = pastedParts(text);
  const words = longWords(parts);
  const toPart = (name: string, isPlayer: boolean): number | null => {
    if (parts.includes(name)) return isPlayer ? 3 : 5;
    return isPlayer && words.some((word) => mistakes(name, word, 1) <= 1) ? 5 : null;
  };
  return (name, isPlayer) => {
    const [whole, part] = [nearness(name, text), toPart(name, isPlayer)];
    return whole === null || part === null ? (whole ?? part) : Math.min(whole, part);
  };
}

/** The words of which a player's name with a mistake is still near: no player has a name of several words. */
export const longWords = (parts: readonly string[]): string[] =>
  parts.filter((part) => part.length >= LETTERS_FOR_PARTS && !part.includes(' '));
