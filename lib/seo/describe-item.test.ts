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
};

it('says what kind of item it is and what it gives', () => {
  expect(describeItem(WARCROWN, 'vendors').description).toMatch(
    /^Warcrown: Very rare Helm, Heavy Armor, Item Level 58, 1,184 Armor, \+64 Toughness\. /,
  );
});

test.each([
  ['vendors', 'Warcrown, Very rare Helm'],
  ['purchase', 'What Warcrown buys'],
  ['quests', 'Quests that reward Warcrown'],
  [null, 'Warcrown, Very rare Helm'],
] as const)('calls the tab %s %j', (section, title) => {
  expect(describeItem(WARCROWN, section).title).toBe(title);
});

test.each([
  [{ slot: 'NONE', type: 'CURRENCY' }, 'Warcrown, Very rare Currency'],
  [{ slot: 'NONE', type: 'NONE' }, 'Warcrown, Very rare Item'],
  [{ name: '' }, 'Item #7, Very rare Helm'],
] as const)('with %j is titled %j', (changes, title) => {
  expect(describeItem({ ...WARCROWN, ...changes }, null).title).toBe(title);
});

it('names the comparison after the item', () => {
  expect(describeItemComparison(WARCROWN).title).toBe('Warcrown compared');
});
