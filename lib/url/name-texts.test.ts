import { expect, test } from 'vitest';

import { nameContains } from './name-texts.ts';

test.each([
  ['axe', { contains: 'axe' }],
  ['Gross', { or: [{ contains: 'Gross' }, { contains: 'Groß' }] }],
  ['GROSS', { or: [{ contains: 'GROSS' }, { contains: 'GROß' }] }],
  ['groß', { or: [{ contains: 'groß' }, { contains: 'gross' }] }],
  ['ẞ', { or: [{ contains: 'ẞ' }, { contains: 'ss' }] }],
  ['Großgasse', { or: [{ contains: 'Großgasse' }, { contains: 'Grossgasse' }, { contains: 'Großgaße' }] }],
])('%s', (text, condition) => {
  expect(nameContains(text)).toEqual(condition);
});
