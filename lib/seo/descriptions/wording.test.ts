import { expect, it } from 'vitest';

import { cutTitle, fitting, numbered, sentences } from './wording.ts';

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

it.each([' (#4711)', ', 20 Nov 2026, 12:46:52 UTC', ', 20 Nov 2026, 12:46 UTC'])(
  'cuts a long name between words and keeps "%s" behind it',
  (end) => {
    const title = cutTitle(`Warcrown of the ${'Everlasting '.repeat(6)}Winter${end}`);
    expect(title).toMatch(/^Warcrown of the (?:Everlasting )*Everlasting…/);
    expect(title.endsWith(`…${end}`)).toBe(true);
    expect(title.length).toBeLessThanOrEqual(70);
  },
);

it('keeps a title that fits, and cuts a name of one word between characters', () => {
  expect(cutTitle('x'.repeat(70))).toBe('x'.repeat(70));
  expect(cutTitle('x'.repeat(90))).toBe(`${'x'.repeat(69)}…`);
});
