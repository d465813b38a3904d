import { expect, it } from 'vitest';

import { ItemTagFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { answering } from '../testing/answering.ts';
import { getCostTrees, getTrueCost } from './costs.ts';

const tag = (id: number) => sampleRecord(ItemTagFragmentDoc, { id: String(id), name: `Item ${id}` });
const offer = (price: number, ...requiredItems: readonly object[]) => ({ count: 1, price, requiredItems });
const sold = (id: number, nodes: readonly object[] | null, totalCount = nodes?.length) => ({
  ...tag(id),
  soldByVendors: nodes && { totalCount, nodes },
});

/** A sword takes two coins, a coin three tokens, and no vendor sells tokens. */
const TOKENS = { count: 3, item: sold(3, null) };
const COINS = { count: 2, item: sold(2, [offer(10, TOKENS)]) };
const SWORD = sold(1, [offer(500, COINS)], 4);
const CATALOGUE = [SWORD, sold(2, [offer(10, TOKENS)]), sold(3, null), sold(4, [offer(70)]), sold(5, [], 0)];

const shop = () =>
  answering({
    GetItemOffers: ({ ids }: { ids: readonly number[] }) => ({
      items: { nodes: CATALOGUE.filter(({ id }) => ids.includes(Number(id))) },
    }),
  });

it('follows what vendors take for an item down to what none sells', async () => {
  const asked = shop();
  const { cost } = (await getTrueCost('1')).data;
  expect(cost).toMatchObject({
    item: { id: '1' },
    purchase: { otherOffers: 3, requires: [{ item: { id: '2' }, needed: 2 }] },
    total: { copper: 520, items: [{ item: { name: 'Item 3' }, count: 6 }], isCut: false },
  });
  expect(asked.GetItemOffers).toEqual([
    { ids: [1], first: 1, offers: 20 },
    { ids: [3], first: 1, offers: 20 },
  ]);
});

it('is none for an item that costs coins alone, that no vendor sells, or that is unknown', async () => {
  shop();
  for (const id of ['4', '5', '9']) expect((await getTrueCost(id)).data).toEqual({ cost: null });
});

it('makes trees of several items at once, none of no items', async () => {
  const asked = shop();
  const trees = await getCostTrees(['4', '1', '9']);
  expect(trees.data.map(({ item, purchase }) => [item.id, purchase?.copper])).toEqual([
    ['4', 70],
    ['1', 500],
  ]);
  expect(asked.GetItemOffers).toMatchObject([{ ids: [4, 1, 9] }, { ids: [3] }]);
  expect((await getCostTrees([])).data).toEqual([]);
});
