import { afterEach, expect, test } from 'vitest';

import { type ItemPageFragment, ItemRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { ItemList } from './item-list.tsx';

type Listed = NonNullable<ItemPageFragment['nodes']>[number];

const axe: Listed = sampleRecord(ItemRowFragmentDoc, {
  id: '7',
  name: 'Oathcutter',
  rarity: 'VERY_RARE',
  iconUrl: '',
  itemSet: { id: '3' },
  type: 'AXE',
  slot: 'MAIN_HAND',
  itemLevel: 51,
  levelRequirement: 40,
  renownRankRequirement: 65,
  dps: 0,
  stats: [
    { stat: 'STRENGTH', value: 22, percentage: false },
    { stat: 'PARRY', value: 3, percentage: true },
  ],
});

afterEach(() => registerEndpoint(undefined));

/** The cells of a list of one item, the head first. */
const cells = async (item: Partial<Listed>, query = {}) => {
  const page = { totalCount: 1, nodes: [{ ...axe, ...item }], pageInfo: ONLY_PAGE };
  return (await rendered(<ItemList page={page} list={listAddress(routes.items, query, ITEM_FILTER)} />)).rows;
};

test('says rarity, item level and what one needs in words', async () => {
  expect(await cells({})).toEqual([
    ['Icon', 'Name', 'Rarity', 'Type', 'Slot', 'Item level', 'Needs'],
    [
      'Oathcutter (Very rare, item set)',
      'Oathcutter (Very rare, item set)',
      'Very rare',
      'Axe',
      'Main Hand',
      'Item level 51',
      'Level 40, renown rank 65',
    ],
  ]);
});

test('leaves empty what an item does not need or have, and what is not known', async () => {
  const [, row] = await cells({ itemLevel: 0, levelRequirement: Number.NaN, renownRankRequirement: 0 });
  expect(row?.slice(-2)).toEqual(['', '']);
  const [, renowned] = await cells({ levelRequirement: 0 });
  expect(renowned?.at(-1)).toBe('Renown rank 65');
});

test('shows the stat that the list is filtered by', async () => {
  const [head, row] = await cells({}, { stat: 'PARRY' });
  expect([head?.at(-1), row?.at(-1)]).toEqual(['Parry', 'Parry +3%']);
  const both = [...axe.stats, { stat: 'PARRY' as const, value: 2, percentage: true }];
  expect((await cells({ stats: both }, { stat: 'PARRY' }))[1]?.at(-1)).toBe('Parry +3%, +2%');
});

test('has a column of what it is ordered by', async () => {
  expect((await cells({ dps: 543 }, { order: 'dps' })).map((row) => row.at(-1))).toEqual(['DPS', 'DPS 54.3']);
  expect((await cells({ dps: 0 }, { order: 'dps' }))[1]?.at(-1)).toBe('');
  const both = await cells({}, { stat: 'PARRY', order: 'STRENGTH' });
  expect(both.map((row) => row.slice(-2))).toEqual([
    ['Parry', 'Strength'],
    ['Parry +3%', 'Strength +22'],
  ]);
  expect((await cells({}, { stat: 'STRENGTH', order: 'STRENGTH' }))[0]).toHaveLength(8);
});

test('says who leaves an item behind in the chosen place, and how many others do', async () => {
  const creature = { id: '9', name: 'Rabid Wolf', realm: 'NEUTRAL', title: null } as const;
  const item = { ...axe, dropsFromCreatures: { totalCount: 3, nodes: [creature] } };
  expect((await cells(item, { dropsIn: '160' })).map((row) => row.at(-1))).toEqual([
    'Left behind by',
    'Rabid Wolfand 2 more creatures',
  ]);
});

test.each([null, { totalCount: 0, nodes: null }])(
  'names no creature where an answer has none: %j',
  async (from) => {
    expect((await cells({ dropsFromCreatures: from }, { dropsIn: '160' }))[1]?.at(-1)).toBe('');
  },
);

test('has no column of creatures where the API does not know who leaves an item behind', async () => {
  offering(() => false);
  expect((await cells({}, { dropsIn: '160' }))[0]?.at(-1)).toBe('Needs');
});

test('says so where there are no items', async () => {
  const page = { totalCount: 0, nodes: null, pageInfo: ONLY_PAGE };
  const list = listAddress(routes.items, {}, ITEM_FILTER);
  expect((await rendered(<ItemList page={page} list={list} />)).text).toMatch(/^0 items.*No items\.$/);
});
