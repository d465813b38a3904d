import { describe, expect, it } from 'vitest';

import {
  ComparableItemFragmentDoc,
  CreatureInfoFragmentDoc,
  type GetComparableItemsQueryVariables,
  ItemDetailsFragmentDoc,
  QuestTagFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { PURCHASE_FILTER } from '#lib/url/filter/career-choice.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import { CREATURE_FILTER, QUEST_FILTER } from '#lib/url/filter/name-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { answering } from '../testing/answering.ts';
import { CHAPTER, listChapters } from './chapters.ts';
import { CREATURE, listCreatures, listGoods } from './creatures.ts';
import { GAME_OBJECT, listGameObjects } from './game-objects.ts';
import { getItemCard } from './item-cards.ts';
import * as items from './items.ts';
import { listQuestParts, listQuests, QUEST } from './quests.ts';

const page = { nodes: [] };
const list = (query: Record<string, string> = {}) => listAddress(routes.items, query, QUEST_FILTER);

describe('catalogues', () => {
  it.each([
    ['GetChapters', 'chapters', listChapters],
    ['GetQuests', 'quests', listQuests],
    ['GetGameObjects', 'gameObjects', listGameObjects],
  ] as const)('of %s have 15 records to a page, and 100 of one letter', async (operation, field, load) => {
    const asked = answering({ [operation]: { [field]: page } });
    expect((await load(list({ name: 'axe', after: 'x' }))).data).toEqual(page);
    await load(list({ letter: 'B' }));
    expect(asked[operation]?.[0]).toEqual({ where: { name: { contains: 'axe' } }, first: 15, after: 'x' });
    expect(asked[operation]?.[1]).toMatchObject({ first: 100 });
  });

  it('of creatures can be those of a dungeon whose names have a part', async () => {
    const creatures = listAddress(routes.creatures, { name: 'axe', instance: '152' }, CREATURE_FILTER);
    const where = { name: { contains: 'axe' } };
    const standingIn = ['152', '153', '169'];
    const own = answering({ GetCreatures: { creatures: page } });
    expect((await listCreatures(creatures)).data).toEqual(page);
    await listCreatures(listAddress(routes.creatures, { name: 'axe' }, CREATURE_FILTER));
    expect(own.GetCreatures).toEqual([
      { where, standingIn, first: 15 },
      { where, first: 15 },
    ]);
    const other = answering({ GetCreatures: { creatures: page } }, (each) => !each.startsWith('Query.'));
    await listCreatures(creatures);
    expect(other.GetCreatures).toEqual([
      { where: { ...where, zones: { some: { in: standingIn } } }, first: 15 },
    ]);
  });

  it('of items have 15 to a page, and 100 of one rarity', async () => {
    const asked = answering({ GetItems: { items: page } });
    expect((await items.listItems(listAddress(routes.items, { soldFor: '7' }, ITEM_FILTER))).data).toBe(page);
    await items.listItems(listAddress(routes.items, { rarity: 'RARE' }, ITEM_FILTER));
    expect(asked.GetItems).toEqual([
      { where: {}, soldFor: '7', first: 15 },
      { where: { rarity: { eq: 'RARE' } }, first: 100 },
    ]);
    const other = answering({ GetItems: { items: null } }, () => false);
    expect((await items.listItems(listAddress(routes.items, { soldFor: '7' }, ITEM_FILTER))).data).toBeNull();
    expect(other.GetItems).toEqual([{ where: {}, first: 15 }]);
  });
});

it.each([
  ['GetItemSoldByVendors', 'item', 'soldByVendors', items.listVendors],
  ['GetItemRewardedFromQuests', 'item', 'rewardedFromQuests', items.listRewardingQuests],
  ['GetItemDropsFromCreatures', 'item', 'dropsFromCreatures', items.listDrops],
  ['GetItemDropsFromGameObjects', 'item', 'dropsFromGameObjects', items.listContainers],
  ['GetItemRewardedFromChapters', 'item', 'rewardedFromChapters', items.listRewardingChapters],
  ['GetVendorItemsFromCreature', 'creature', 'vendorItems', listGoods],
] as const)('%s lists ten to a page, nothing for what is unknown', async (operation, record, field, load) => {
  const asked = answering({
    [operation]: ({ id }: { id: string }) => ({ [record]: id === '7' ? { id, [field]: page } : null }),
  });
  expect((await load('7', list())).data).toBe(page);
  expect((await load('8', list({ after: 'x' }))).data).toBeNull();
  expect(asked[operation]).toEqual([
    { id: '7', first: 10 },
    { id: '8', first: 10, after: 'x' },
  ]);
});

it('lists what an item buys, of what a career may use', async () => {
  const asked = answering({
    GetItemUsedToPurchase: ({ usableByCareer = '' }) => ({
      item: usableByCareer ? null : { usedToPurchase: page },
    }),
  });
  const at = (query: Record<string, string>) => listAddress(routes.items, query, PURCHASE_FILTER);
  expect((await items.listPurchases('7', at({}))).data).toBe(page);
  expect((await items.listPurchases('7', at({ career: 'SLAYER' }))).data).toBeNull();
  expect(asked.GetItemUsedToPurchase).toEqual([
    { id: '7', first: 10 },
    { id: '7', usableByCareer: 'SLAYER', first: 10 },
  ]);
});

it.each([
  ['GetItemInfo', 'item', items.ITEM.get],
  ['GetItemInfo', 'item', items.getCompared],
  ['GetItemPopupInfo', 'item', getItemCard],
  ['GetChapter', 'chapter', CHAPTER.get],
  ['GetQuest', 'quest', QUEST.get],
])('%s loads one %s', async (operation, field, load) => {
  const asked = answering({ [operation]: { [field]: page } });
  expect((await load('7')).data).toBe(page);
  expect(asked[operation]).toEqual([{ id: '7' }]);
});

it('asks nothing of what no address can name', async () => {
  answering({});
  expect((await items.getCompared(null)).data).toBeNull();
  expect((await getItemCard('x')).data).toBeNull();
});

describe('what stands in the world', () => {
  it.each([
    ['GetCreature', 'creature', CREATURE],
    ['GetGameObject', 'gameObject', GAME_OBJECT],
  ] as const)('%s is at the addresses of its zones alone', async (operation, field, { get, idOf }) => {
    const record = {
      ...sampleRecord(CreatureInfoFragmentDoc),
      spawns: [{ position: { zoneId: 6 } }, { position: { zoneId: 9 } }],
    };
    answering({ [operation]: ({ id }: { id: string }) => ({ [field]: id === '7' ? record : null }) });
    expect((await get({ id: '7', zoneId: null })).data).toBe(record);
    expect((await get({ id: '7', zoneId: '9' })).data).toBe(record);
    expect((await get({ id: '7', zoneId: '8' })).data).toBeNull();
    expect((await get({ id: '8', zoneId: null })).data).toBeNull();
    expect(idOf({ id: '7' })).toEqual({ id: '7', zoneId: null });
    expect(idOf({ id: '7', zoneId: '9' })).toEqual({ id: '7', zoneId: '9' });
    expect(idOf({ id: 'x' })).toBeNull();
  });
});

it('finds the parts of a story beside a quest', async () => {
  const part = (number: string) =>
    sampleRecord(QuestTagFragmentDoc, { id: number, name: `Bell, Part ${number}` });
  const asked = answering({ GetQuestParts: { quests: { nodes: [part('I'), part('II'), part('III')] } } });
  expect(await listQuestParts(part('II'))).toMatchObject({
    data: { previous: { id: 'I' }, next: { id: 'III' } },
  });
  expect((await listQuestParts(part('I')))?.data).toMatchObject({ previous: null, next: { id: 'II' } });
  expect(asked.GetQuestParts).toEqual([
    { names: ['Bell, Part II', 'Bell, Part III', 'Bell, Part I'] },
    { names: ['Bell, Part I', 'Bell, Part II'] },
  ]);
  expect(listQuestParts(sampleRecord(QuestTagFragmentDoc))).toBeNull();
  answering({ GetQuestParts: { quests: null } });
  expect((await listQuestParts(part('II')))?.data).toEqual({ previous: null, next: null });
});

it('compares an item with those nearest to it in level', async () => {
  const of = (id: string, itemLevel: number) => sampleRecord(ComparableItemFragmentDoc, { id, itemLevel });
  const item = sampleRecord(ItemDetailsFragmentDoc, { id: '7', itemLevel: 20 });
  const asked = answering({
    GetComparableItems: ({ atLeast }: GetComparableItemsQueryVariables) =>
      atLeast.itemLevel?.gte === 20
        ? { atLeast: { nodes: [of('7', 20), of('8', 26)] }, below: { nodes: [of('9', 15)] } }
        : { atLeast: null, below: null },
  });
  const ids = async (itemLevel: number) =>
    (await items.listComparableItems({ ...item, itemLevel })).data.map(({ id }) => id);
  expect(await ids(20)).toEqual(['9', '8']);
  expect(await ids(30)).toEqual([]);
  expect(await ids(Number.NaN)).toEqual([]);
  expect(asked.GetComparableItems).toHaveLength(2);
});
