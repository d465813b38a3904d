const SMALL_WORDS: ReadonlySet<string> = new Set(['of', 'the']);

/**
 * A value of an enum as a label in title case: for the values that need no label of their own, and for those that
 * a newer API brings.
 * @example enumWords('KNIGHT_OF_THE_BLAZING_SUN') // 'Knight of the Blazing Sun'
 */
export function enumWords(value: string): string {
  return value.toLowerCase().split('_').filter(Boolean).map(titleCase).join(' ');
}

function titleCase(word: string, index: number): string {
  return index > 0 && SMALL_WORDS.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
}
