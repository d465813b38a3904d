import { expect, it, test } from 'vitest';

import { coinsOf } from './price.ts';

const priceWords = (copper: number) =>
  coinsOf(copper)
    .map(({ metal, amount }) => `${amount} ${metal}`)
    .join(' ');

test.each([
  [0, ''],
  [-5, ''],
  [7, '7 copper'],
  [100, '1 silver'],
  [9_999, '99 silver 99 copper'],
  [10_000, '1 gold'],
  [4_294_967_295, '429496 gold 72 silver 95 copper'],
])('prints %i copper as %j', (copper, words) => {
  expect(priceWords(copper)).toBe(words);
});

it('names the dearest coins first', () => {
  expect(coinsOf(20_001).map(({ metal }) => metal)).toEqual(['gold', 'copper']);
});
