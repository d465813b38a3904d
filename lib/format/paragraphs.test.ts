import { expect, it } from 'vitest';

import { firstSentence, paragraphs } from './paragraphs.ts';

it('splits a text into its paragraphs', () => {
  expect(paragraphs('One.\n\n Two. \r\nThree.\n')).toEqual(['One.', 'Two.', 'Three.']);
  expect(paragraphs('')).toEqual([]);
});

it('finds the first sentence', () => {
  expect(firstSentence('You came back. I had two coins on it.')).toBe('You came back.');
  expect(firstSentence('“Halt!” said the guard. He yawned.')).toBe('“Halt!”');
  expect(firstSentence('Only 2.5 of them were left\n\nGo on.')).toBe('Only 2.5 of them were left');
  expect(firstSentence('\n \n')).toBe('');
});
