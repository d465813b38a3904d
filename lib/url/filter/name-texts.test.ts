import { expect, test } from 'vitest';

import { nameContains, nameFits } from './name-texts.ts';

test.each([
  ['axe', { contains: 'axe' }],
  ['Gross', { or: [{ contains: 'Gross' }, { contains: 'Groß' }] }],
  ['GROSS', { or: [{ contains: 'GROSS' }, { contains: 'GROß' }] }],
  ['groß', { or: [{ contains: 'groß' }, { contains: 'gross' }] }],
  ['Ｔｙｒ', { or: [{ contains: 'Ｔｙｒ' }, { contains: 'tyr' }] }],
  ['Þór', { or: [{ contains: 'Þór' }, { contains: 'thor' }] }],
  ['ﬁend', { or: [{ contains: 'ﬁend' }, { contains: 'fiend' }] }],
  ['ẞ', { or: [{ contains: 'ẞ' }, { contains: 'ss' }] }],
  ['Großgasse', { or: [{ contains: 'Großgasse' }, { contains: 'grossgasse' }, { contains: 'Großgaße' }] }],
])('%s', (text, condition) => {
  expect(nameContains(text)).toEqual(condition);
});

test('words are looked for in any order, short ones at the beginning of words', () => {
  expect(nameFits('anvil')).toEqual({ contains: 'anvil' });
  expect(nameFits('of anvil')).toEqual({
    or: [
      { contains: 'of anvil' },
      {
        and: [
          { or: [{ startsWith: 'of' }, { contains: ' of' }, { contains: '-of' }] },
          { contains: 'anvil' },
        ],
      },
    ],
  });
});
