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

it('asks for bounds, sources and slots that are alike', () => {
  expect(
    argumentsOf({
      slot: 'POCKET1',
      levelMin: '10',
      levelMax: '40',
      itemLevelMax: '60',
      renownMin: '5',
      talismans: 'true',
      set: ' Ninth Watch ',
      soldFor: '#12',
      dropsFrom: 'wolf',
    }),
  ).toEqual({
    where: {
      slot: { in: ['POCKET1', 'POCKET2'] },
      levelRequirement: { gte: 10, lte: 40 },
      itemLevel: { lte: 60 },
      renownRankRequirement: { gte: 5 },
      talismanSlots: { gt: 0 },
    },
    ofSet: 'Ninth Watch',
    soldFor: '#12',
    dropsFrom: 'wolf',
  });
});

it.each([
  ['none', {}],
  ['nonsense', {}],
  ['dps', { order: [{ dps: 'DESC' }, { id: 'DESC' }] }],
  ['levelRequirement', { order: [{ levelRequirement: 'DESC' }, { id: 'DESC' }] }],
  ['STRENGTH', { mostOf: [{ stat: 'STRENGTH' }] }],
])('orders by %s', (order, rest) => expect(argumentsOf({ order })).toEqual({ where: {}, ...rest }));

it('asks for nothing that an API does not have', () => {
  const values = { set: '4', soldFor: 'a', dropsFrom: 'b', order: 'STRENGTH', levelMax: '20' };
  const none = (coordinate: string) => !coordinate.startsWith('Query.items(');
  expect(itemFilterArguments(parseFilter(ITEM_FILTER, values), none)).toEqual({
    where: { levelRequirement: { lte: 20 } },
  });
});

it.each(['256', '-1', '1.5', 'many'])('takes %s for no bound', (itemLevelMin) =>
  expect(argumentsOf({ itemLevelMin })).toEqual({ where: {} }),
);

it('reads the career that old addresses write in another way', () => {
  expect(argumentsOf({ career: 'BLACKGUARD' })).toEqual({ where: {}, usableByCareer: 'BLACK_GUARD' });
});

it('offers every slot, type, rarity, stat, career and order once, each in words', () => {
  const { slot, type, rarity, stat, career, order } = ITEM_FILTER.fields;
  const all = [slot, type, rarity, stat, career, order];
  expect(all.map(({ options }) => options.length)).toEqual([17, 41, 7, 39, 25, 43]);
  for (const { options } of all) {
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    for (const { label } of options) expect(label).toMatch(/^[A-Z][A-Za-z0-9 '-]+$/);
  }
});
