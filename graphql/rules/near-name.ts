/* Names that are near a typed text. Names and texts are folded (see folded-text.ts) before they come here. */

/** Shorter words find the beginnings of words only, longer ones every part of a name. */
const HEAD_LETTERS = 2;
/** Texts from which on parts of a name are compared too: shorter ones are near too many words. */
export const LETTERS_FOR_PARTS = 6;

/**
 * True if a name has the text in it, or all of its words in any order.
 * @example fitsText('red sabbath', 'sabb red') // true
 */
export function fitsText(name: string, text: string): boolean {
  if (name.includes(text)) return true;
  const words = wordsOf(text);
  return words.length > 1 && words.every((word) => hasWord(name, word));
}

/** The words of a text, which spaces divide. */
export const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** True for a word that only finds beginnings of words. */
export const isHead = (word: string): boolean => [...word].length <= HEAD_LETTERS;

function hasWord(name: string, word: string): boolean {
  if (!isHead(word)) return name.includes(word);
  return name.startsWith(word) || name.includes(` ${word}`) || name.includes(`-${word}`);
}

/**
 * Measures how far a name is from a text with mistakes: 0 for the text itself, 2 more for each letter that is wrong,
 * missing or too many, and for each two that have changed places; 1 more where only some words of the name are meant.
 * Null for a name that is not near.
 * @example nearness('calalian', 'calalain') // 2
 * @example nearness('ironweave warplate', 'ironwaeve') // 3
 */
export function nearness(name: string, text: string): number | null {
  const most = mostMistakes(text);
  const whole = 2 * mistakes(name, text, most);
  const part = partsOf(name, text).map((words) => 2 * mistakes(words, text, most) + 1);
  const best = Math.min(whole, ...part);
  return best <= 2 * most + 1 ? best : null;
}

/** Mistakes that a text may have: a short one is near too much with more. */
function mostMistakes(text: string): number {
  const letters = [...text].length;
  if (letters < LETTERS_FOR_PARTS) return 1;
  return letters < 10 ? 2 : 3;
}

/** Parts of a name with as many words as the text. */
function partsOf(name: string, text: string): string[] {
  if ([...text].length < LETTERS_FOR_PARTS) return [];
  const [all, count] = [name.split(/[ -]/), text.split(' ').length];
  if (all.length <= count) return [];
  return all.slice(0, all.length - count + 1).map((_, at) => all.slice(at, at + count).join(' '));
}

/** The edit distance of two texts; Infinity above the limit. */
export function mistakes(one: string, other: string, most: number): number {
  const [from, to] = [[...one], [...other]];
  if (Math.abs(from.length - to.length) > most) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const kept = (last[column] ?? 0) + Number(letter !== wanted);
      let fewest = Math.min(kept, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1);
      if (row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted) {
        fewest = Math.min(fewest, (beforeLast[column - 1] ?? 0) + 1);
      }
      next.push(fewest);
    }
    [beforeLast, last] = [last, next];
  }
  const found = last[to.length] ?? Infinity;
  return found <= most ? found : Infinity;
}
