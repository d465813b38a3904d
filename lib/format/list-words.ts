const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * Joins words to a list.
 * @example listWords(['Alith', 'Uthgar', '3 others']) // 'Alith, Uthgar and 3 others'
 */
export const listWords = (words: readonly string[]): string => AND.format(words);
