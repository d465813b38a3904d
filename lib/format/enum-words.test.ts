import { expect, test } from 'vitest';
import { enumWords } from './enum-words.ts';

test.each([
  ['WITCH_ELF', 'Witch Elf'],
  ['KNIGHT_OF_THE_BLAZING_SUN', 'Knight of the Blazing Sun'],
  ['THE_LOST', 'The Lost'],
  ['__proto__', 'Proto'],
  ['toString', 'Tostring'],
  ['', ''],
])('writes %j as %j', (value, words) => {
  expect(enumWords(value)).toBe(words);
});
