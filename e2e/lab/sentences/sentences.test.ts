import { expect, it } from 'vitest';

import { ALL_SENTENCES } from './all-sentences.ts';

const sentences = Object.values(ALL_SENTENCES).flat();

/** Mistakes that no sentence makes: values that are none, a plural of one, gaps and doubled marks. */
const MISTAKES: Readonly<Record<string, RegExp>> = {
  'a value that is none': /\b(?:undefined|null|NaN|Infinity)\b|\[object/,
  'a plural of one':
    /(?<![\d,.:] ?|of the |of )\b1 (?!(?:of|is|has|at|to|by|won|without|ends)\b)[a-z]+s\b(?<!loss|less)/,
  'a singular of many': /\b(?:[2-9]|\d{2,}) (?:kill|death|battle|group|session|run|player|encounter|wing)\b/,
  'a gap': / {2}|^ | $| [.,;:]/,
  'a doubled mark': /[.,;:]{2}/,
};

it('says every state of every function', () => {
  expect(sentences.length).toBeGreaterThan(200);
  expect(new Set(sentences.map(({ by }) => by)).size).toBeGreaterThan(50);
});

it.each(Object.entries(MISTAKES))('says no sentence with %s', (_, mistake) => {
  expect(sentences.filter(({ text }) => mistake.test(text))).toEqual([]);
});
