import { expect, it } from 'vitest';

import { parseFilter } from './filter.ts';
import { ITEM_FILTER, itemFilterArguments } from './item-filter.ts';

const argumentsOf = (query: Record<string, string>) => itemFilterArguments(parseFilter(ITEM_FILTER, query));

it.each<Record<string, string>>([
  {},
  { type: 'all', stat: 'any', career: 'all' },
  { type: 'any', stat: 'all', career: 'toString' },
])('asks for everything where nothing is chosen: %j', (query) =>
  expect(argumentsOf(query)).toEqual({ where: {} }),
);

it('asks for what is chosen', () => {
  expect(
    argumentsOf({ query: ' axe ', type: 'AXE', rarity: 'RARE', stat: 'STRENGTH', career: 'BLACK_GUARD' }),
  ).toEqual({
    where: { name: { contains: 'axe' }, type: { eq: 'AXE' }, rarity: { eq: 'RARE' } },
    hasStats: ['STRENGTH'],
    usableByCareer: 'BLACK_GUARD',
  });
});

it('reads the career that old addresses write in another way', () => {
  expect(argumentsOf({ career: 'BLACKGUARD' })).toEqual({ where: {}, usableByCareer: 'BLACK_GUARD' });
});

it('offers every type, rarity, stat and career once, each in words', () => {
  const { type, rarity, stat, career } = ITEM_FILTER.fields;
  expect([type, rarity, stat, career].map(({ options }) => options.length)).toEqual([41, 7, 39, 25]);
  for (const { options } of [type, rarity, stat, career]) {
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    for (const { label } of options) expect(label).toMatch(/^[A-Z][A-Za-z0-9 '-]+$/);
  }
});
