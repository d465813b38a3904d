import { expect, it } from 'vitest';

import { fitting, numbered, sentences } from './wording.ts';

it('takes the fullest wording that fits, else the shortest', () => {
  expect(fitting(5, 'abcdef', 'abcde', 'abc')).toBe('abcde');
  expect(fitting(2, 'abcdef', 'abc')).toBe('abc');
});

it('ends sentences once and leaves out what is empty', () => {
  expect(sentences('One', false, 'Two!', '', null, 'Three.')).toBe('One. Two! Three.');
});

it('leaves out sentences that there is no room for, and keeps the first', () => {
  expect(sentences('x'.repeat(150), 'y'.repeat(20), 'End')).toBe(`${'x'.repeat(150)}. End.`);
  expect(sentences('x'.repeat(200), 'y')).toBe(`${'x'.repeat(200)}.`);
});

it('numbers what has a name', () => {
  expect(numbered('Warcrown, Rare Helm', { id: '7', name: 'Warcrown' })).toBe('Warcrown, Rare Helm (#7)');
  expect(numbered('Item #7, Rare Helm', { id: '7', name: ' ' })).toBe('Item #7, Rare Helm');
});
