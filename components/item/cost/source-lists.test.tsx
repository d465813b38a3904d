import { afterEach, expect, it } from 'vitest';

import {
  ChapterRowFragmentDoc,
  ItemTagFragmentDoc,
  QuestRowFragmentDoc,
  type VendorFragment,
} from '#graphql/generated/documents.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../../testing/rendered.ts';
import { RewardingChapterList, RewardingQuestList } from './reward-lists.tsx';
import { ContainerList, DropList, OfferList, PurchaseList, VendorList } from './source-lists.tsx';

afterEach(() => registerEndpoint(undefined));

const list = listAddress(routes.item('7'), {});
const page = <Node,>(...nodes: readonly Node[]) => ({ list, page: { nodes, pageInfo: ONLY_PAGE } });

const item = (id: string, name: string) =>
  sampleRecord(ItemTagFragmentDoc, { id, name, rarity: 'RARE', itemSet: null });
const altdorf = { zone: { id: '162', name: 'Altdorf' } };
const praag = { zone: { id: '105', name: 'Praag' } };
const grumnir: VendorFragment = {
  id: '4',
  name: 'Grumnir',
  realm: 'ORDER',
  title: null,
  spawns: [altdorf, praag, altdorf],
};
const offer = {
  count: 2,
  price: 10_203,
  creatures: [grumnir, { ...grumnir, id: '5', name: 'Hilda', spawns: [praag] }],
  requiredItems: [{ count: 6, item: item('8', 'Crest') }],
};

it('shows the price of an offer once for all its vendors, and offers without a vendor', async () => {
  const { html, rows, links } = await rendered(<VendorList {...page(offer, { ...offer, creatures: [] })} />);
  expect(rows).toEqual([
    ['Price', 'Creature name', 'Realm', 'Zone'],
    ['1 2 3 Crest (Rare) × 6', 'Grumnir', '', 'Altdorf, Praag'],
    ['Hilda', '', 'Praag'],
    ['1 2 3 Crest (Rare) × 6', 'Not sold at present', '', ''],
  ]);
  expect(html.match(/alt="(?:gold|silver|copper|Order)"/g)).toHaveLength(8);
  expect(links).toContainEqual({ text: 'Praag', href: '/creature/4/zone/105' });
});

it('shows what an item buys', async () => {
  const { rows } = await rendered(<PurchaseList {...page({ ...offer, item: item('9', 'Cloak') })} />);
  expect(rows).toEqual([
    ['Item', 'Price', 'Creature name', 'Realm', 'Zone'],
    ['Cloak (Rare) × 2', '1 2 3 Crest (Rare) × 6', 'Grumnir', '', 'Altdorf, Praag'],
    ['Hilda', '', 'Praag'],
  ]);
});

it('shows what a vendor sells, also the same for several prices', async () => {
  const cloak = { item: item('9', 'Cloak'), count: 1, price: 100, requiredItems: [] };
  const { requiredItems } = offer;
  const { rows } = await rendered(
    <OfferList {...page(cloak, { ...cloak, price: 0 }, { ...cloak, price: 0, requiredItems })} />,
  );
  expect(rows).toEqual([
    ['Item', 'Price'],
    ['Cloak (Rare)', '1'],
    ['Cloak (Rare)', ''],
    ['Cloak (Rare)', 'Crest (Rare) × 6'],
  ]);
});

it('shows who leaves an item behind', async () => {
  const { rows, links } = await rendered(<DropList {...page(grumnir)} />);
  expect(rows[1]).toEqual(['Grumnir', '', 'Altdorf, Praag']);
  expect(links).toContainEqual({ text: 'Grumnir', href: '/creature/4' });
});

it('shows what holds an item, each zone once, and its number where it has no name', async () => {
  const stands = (zoneId: number, name?: string) => ({
    position: { zoneId, zone: name === undefined ? null : { id: String(zoneId), name } },
  });
  const chest = { id: '3', name: 'Chest', spawns: [stands(1, 'Ekrund'), stands(1, 'Ekrund'), stands(999)] };
  const { rows, links } = await rendered(<ContainerList {...page(chest)} />);
  expect(rows[1]).toEqual(['Chest', 'Ekrund, Zone 999']);
  expect(links).toContainEqual({ text: 'Chest', href: '/gameobject/3' });
});

it('shows the rewards of quests, and how many there is no room for', async () => {
  const rewards = (...counts: readonly number[]) =>
    counts.map((count, index) => ({ count, item: item(String(index), `Coin ${index}`) }));
  const quest = sampleRecord(QuestRowFragmentDoc, {
    id: '6',
    name: 'A Debt',
    rewardsGiven: rewards(1, 12),
    rewardsChoice: rewards(1, 1, 1, 1, 1, 1, 1),
  });
  const { rows, links } = await rendered(
    <RewardingQuestList
      {...page(quest, { ...quest, id: '7', rewardsChoice: rewards(1), rewardsGiven: [] })}
    />,
  );
  expect(rows).toEqual([
    ['Quest name', 'Given', 'Choice'],
    [
      'A Debt',
      'Given Coin 0 (Rare) 12Coin 1 (Rare), 12 of it',
      'Choice Coin 0 (Rare) Coin 1 (Rare) Coin 2 (Rare) Coin 3 (Rare) Coin 4 (Rare)and 2 more items',
    ],
    ['A Debt', '', 'Choice Coin 0 (Rare)'],
  ]);
  expect(links).toContainEqual({ text: 'and 2 more items', href: '/quest/6' });
});

const chapter = sampleRecord(ChapterRowFragmentDoc, {
  id: '2',
  name: 'Dawn Watch',
  rank: 14,
  position: { zoneId: 105, zone: praag.zone },
});

it.each([
  [
    'all',
    /./,
    [
      ['Chapter name', 'Zone', 'Rank'],
      ['Dawn Watch', 'Praag', '14'],
    ],
    1,
  ],
  [
    'no places',
    /^(?!Chapter.position)/,
    [
      ['Chapter name', 'Rank'],
      ['Dawn Watch', '14'],
    ],
    1,
  ],
  [
    'no ranks',
    /^(?!Chapter.rank)/,
    [
      ['Chapter name', 'Zone'],
      ['Dawn Watch', 'Praag'],
    ],
    1,
  ],
  [
    'no pages',
    /^(?!Query.chapter)/,
    [
      ['Chapter name', 'Zone', 'Rank'],
      ['Dawn Watch', 'Praag', '14'],
    ],
    0,
  ],
])('shows chapters as far as the API has %s', async (_, offered, rows, links) => {
  offering((coordinate) => offered.test(coordinate));
  const shown = await rendered(<RewardingChapterList {...page(chapter)} />);
  expect(shown.rows).toEqual(rows);
  expect(shown.links.filter(({ href }) => href === '/chapter/2')).toHaveLength(links);
});
