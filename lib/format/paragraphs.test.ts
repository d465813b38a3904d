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
  expect(firstSentence('I had two coins on your return. Well?')).toBe('I had two coins on your return.');
  expect(firstSentence('“Halt at once, all of you!” said the guard.')).toBe('“Halt at once, all of you!”');
  expect(firstSentence('Only 2.5 of them were left\n\nGo on.')).toBe('Only 2.5 of them were left');
  expect(firstSentence('\n \n')).toBe('');
  expect(firstSentence('Ah, Player. Well? The bridge is down again. Go.')).toBe(
    'Ah, Player. Well? The bridge is down again.',
  );
  expect(firstSentence('You there!')).toBe('You there!');
});
