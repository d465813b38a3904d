import { expect, test } from 'vitest';

import { fitsText, nearness } from './near-name.ts';

test.each([
  ['red sabbath', 'sabb', true],
  ['red sabbath', 'sabbath red', true],
  ['red sabbath', 'sabbath r', true],
  ['red sabbath', 'sabbath e', false],
  ['two-handed axe', 'axe ha', true],
  ['red sabbath', 'blue sabbath', false],
  ['calalian', 'calalain', false],
])('%s has %s in it: %s', (name, text, fits) => {
  expect(fitsText(name, text)).toBe(fits);
});

test.each([
  ['the text itself', 'calalian', 'calalian', 0],
  ['two letters that changed places', 'calalian', 'calalain', 2],
  ['a wrong letter', 'calalian', 'kalalian', 2],
  ['a missing letter', 'calalian', 'callian', 2],
  ['a doubled letter', 'calalian', 'calaliann', 2],
  ['two mistakes', 'calalian', 'kalalain', 4],
  ['a word of a name', 'ironweave warplate', 'ironwaeve', 3],
  ['two words of a name', 'the red sabbath', 'red sabath', 3],
  ['a short text', 'ulha', 'uhla', 2],
  ['more mistakes than a short text may have', 'ulha', 'ahlu', null],
  ['another name', 'calalian', 'verenthe', null],
  ['a word of a name, by a short text', 'the axe of war', 'aex', null],
  ['letters of two units', '\u{10400}\u{10401}abcd', '\u{10401}\u{10400}abcd', 2],
  ['nothing', '', 'calalian', null],
])('%s', (_, name, text, found) => {
  expect(nearness(name, text)).toBe(found);
});
