import { expect, it, test } from 'vitest';

import { type ItemSection, itemSections, shownSection } from './item-sections.ts';

const item = (vendors: number, purchases: number, quests: number, drops = 0, things = 0, chapters = 0) => ({
  id: '7',
  soldByVendors: { totalCount: vendors },
  usedToPurchase: { totalCount: purchases },
  rewardedFromQuests: { totalCount: quests },
  dropsFromCreatures: { totalCount: drops },
  dropsFromGameObjects: { totalCount: things },
  rewardedFromChapters: { totalCount: chapters },
});

it('has the tabs that are not empty, in their order', () => {
  expect(itemSections(item(1, 2, 3))).toEqual([
    { section: 'vendors', href: '/item/7', count: 1 },
    { section: 'purchase', href: '/item/7/purchase', count: 2 },
    { section: 'quests', href: '/item/7/quests', count: 3 },
  ]);
  expect(itemSections(item(0, 0, 0, 4, 5, 6))).toEqual([
    { section: 'drops', href: '/item/7', count: 9 },
    { section: 'chapters', href: '/item/7/chapters', count: 6 },
  ]);
  expect(itemSections(item(0, 2, 0)).map(({ section }) => section)).toEqual(['purchase']);
});

it('has none where the API says nothing', () => {
  const unknown = {
    id: '7',
    soldByVendors: null,
    usedToPurchase: null,
    rewardedFromQuests: null,
    dropsFromCreatures: null,
    dropsFromGameObjects: null,
    rewardedFromChapters: null,
  };
  expect(itemSections(unknown)).toEqual([]);
});

test.each<
  readonly [counts: [number, number, number], requested: ItemSection, shown: ItemSection | undefined]
>([
  [[1, 1, 1], 'quests', 'quests'],
  [[1, 1, 0], 'quests', 'vendors'],
  [[0, 0, 4], 'vendors', 'quests'],
  [[0, 4, 4], 'vendors', 'purchase'],
  [[0, 0, 0], 'vendors', undefined],
])('of %j, asked for %s, shows %s', (counts, requested, shown) => {
  expect(shownSection(item(...counts), requested)?.section).toBe(shown);
});
