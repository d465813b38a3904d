import { expect, it, test } from 'vitest';

import type { ItemDetailsFragment } from '#graphql/generated/documents.ts';

import { describeItem, describeItemComparison } from './describe-item.ts';

const WARCROWN: ItemDetailsFragment = {
  id: '7',
  name: 'Warcrown',
  rarity: 'VERY_RARE',
  iconUrl: '',
  description: '',
  type: 'HEAVY_ARMOR',
  slot: 'HELM',
  armor: 1184,
  dps: 0,
  speed: 0,
  itemLevel: 58,
  levelRequirement: 40,
  renownRankRequirement: 0,
  talismanSlots: 0,
  uniqueEquipped: false,
  careerRestriction: [],
  raceRestriction: [],
  stats: [
    { stat: 'TOUGHNESS', value: 64, percentage: false },
    { stat: 'WOUNDS', value: 0, percentage: false },
  ],
  abilities: [],
  buffs: [],
  itemSet: null,
  soldByVendors: null,
  usedToPurchase: null,
  rewardedFromQuests: null,
  dropsFromCreatures: null,
  dropsFromGameObjects: null,
  rewardedFromChapters: null,
};

it('says what kind of item it is and what it gives', () => {
  expect(describeItem(WARCROWN, 'vendors').description).toMatch(
    /^Warcrown \(#7\): Very rare Helm, Heavy Armor, Item level 58, 1,184 Armor, \+64 Toughness\.$/,
  );
});

test.each([
  ['vendors', 'Warcrown, Very rare Helm of level 40 (#7)'],
  ['purchase', 'What Warcrown buys (#7)'],
  ['quests', 'Quests that reward Warcrown (#7)'],
  [null, 'Warcrown, Very rare Helm of level 40 (#7)'],
] as const)('calls the tab %s %j', (section, title) => {
  expect(describeItem(WARCROWN, section).title).toBe(title);
});

test.each([
  [{ slot: 'NONE', type: 'CURRENCY', levelRequirement: 0 }, 'Warcrown, Very rare Currency (#7)'],
  [{ slot: 'NONE', type: 'NONE', levelRequirement: 0 }, 'Warcrown, Very rare Item (#7)'],
  [{ name: '' }, 'Item #7, Very rare Helm of level 40'],
] as const)('with %j is titled %j', (changes, title) => {
  expect(describeItem({ ...WARCROWN, ...changes }, null).title).toBe(title);
});

it('says where an item comes from and what it is good for', () => {
  const traded = { soldByVendors: { totalCount: 1, nodes: [] }, usedToPurchase: { totalCount: 1200 } };
  expect(describeItem({ ...WARCROWN, ...traded }, 'vendors').description).toContain(
    ' Sold in 1 offer, paid in 1,200 offers.',
  );
});

it('says that an item has no source, where that is known', () => {
  const none = { totalCount: 0 };
  const unsold = {
    ...WARCROWN,
    soldByVendors: { ...none, nodes: [] },
    rewardedFromQuests: none,
    rewardedFromChapters: none,
    dropsFromCreatures: none,
    dropsFromGameObjects: none,
  };
  expect(describeItem(unsold, null).description).toMatch(/ No vendor sells it, no quest rewards it and/);
  expect(describeItem(WARCROWN, null).description).toMatch(/Toughness\.$/);
});

it('counts only where an item is found', () => {
  const left = { ...WARCROWN, dropsFromCreatures: { totalCount: 1 } };
  expect(describeItem(left, 'drops').description).toContain(' is found: 1 creature. ');
  const both = { ...left, dropsFromGameObjects: { totalCount: 2 } };
  expect(describeItem(both, 'drops').description).toContain(' is found: 1 creature and 2 game objects. ');
});

it('never parts a value from its name', () => {
  const stats = [
    'CORPOREAL_RESISTANCE',
    'ELEMENTAL_RESISTANCE',
    'SPIRIT_RESISTANCE',
    'MAGIC_CRIT_RATE',
  ] as const;
  const long = {
    ...WARCROWN,
    name: 'Warcrown of the Everlasting Winter',
    stats: stats.map((stat) => ({ stat, value: 12, percentage: false })),
  };
  const [facts = ''] = describeItem(long, null).description.split('. ');
  expect(facts.length).toBeLessThanOrEqual(160);
  expect(facts).toMatch(/Resistance\.?$/);
});

it('names the comparison after the item', () => {
  expect(describeItemComparison(WARCROWN).title).toBe('Warcrown compared with another item (#7)');
});
