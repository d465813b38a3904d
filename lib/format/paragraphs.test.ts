import { expect, it } from 'vitest';

import { firstSentence, paragraphs, prose } from './paragraphs.ts';

it('splits a text into its paragraphs', () => {
  expect(paragraphs('One.\n\n Two. \r\nThree.\n')).toEqual(['One.', 'Two.', 'Three.']);
  expect(paragraphs('')).toEqual([]);
});

it('tells the sentences of a text without its headings and lists', () => {
  expect(prose('The Muster\nWe gather at dawn. (so they say)\nA rope\nTwo torches\n“Go on.”')).toBe(
    'We gather at dawn. (so they say) “Go on.”',
  );
  expect(prose('A river crossing\nTwo armies')).toBe('A river crossing');
  expect(prose('')).toBe('');
});

it('finds the first sentence', () => {
  expect(firstSentence('You came back. I had two coins on it.')).toBe('You came back.');
  expect(firstSentence('“Halt!” said the guard. He yawned.')).toBe('“Halt!”');
  expect(firstSentence('Only 2.5 of them were left\n\nGo on.')).toBe('Only 2.5 of them were left');
  expect(firstSentence('\n \n')).toBe('');
});
