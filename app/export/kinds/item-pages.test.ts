import { describe, expect, it } from 'vitest';

import type { ItemDetailsFragment, OfferFragment } from '#graphql/generated/documents.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { exportLinks } from '#lib/exports/export-links.ts';
import { askedFor, readNamed } from '#lib/exports/testing/asked-for.ts';
import { answered, HELM } from '#lib/exports/testing/some-items.ts';
import { ITEM_EXPORTS, shownItemExports } from './items.ts';

const warcrown: ItemDetailsFragment = {
  ...HELM,
  itemSet: {
    id: '3',
    name: 'Sunshard',
    items: [HELM],
    bonuses: [
      { itemsRequired: 2, bonus: { __typename: 'ItemStat', stat: 'PARRY', value: 3, percentage: true } },
      {
        itemsRequired: 3,
        bonus: { __typename: 'Ability', id: '9', name: 'Guard', description: 'Keeps off harm.' },
      },
    ],
  },
  description: '',
  armor: 268,
  dps: 0,
  speed: 0,
  itemLevel: 19,
  levelRequirement: 0,
  renownRankRequirement: 0,
  talismanSlots: 0,
  uniqueEquipped: false,
  careerRestriction: [],
  raceRestriction: [],
  stats: [{ stat: 'WOUNDS', value: -4, percentage: false }],
  abilities: [],
  buffs: [],
  soldByVendors: { totalCount: 1, nodes: [] },
  usedToPurchase: { totalCount: 0 },
  rewardedFromQuests: null,
  dropsFromCreatures: null,
  dropsFromGameObjects: null,
  rewardedFromChapters: null,
};

const OFFER: OfferFragment = {
  count: 2,
  price: 120,
  requiredItems: [
    { count: 5, item: HELM },
    { count: 1, item: answered({ id: '8', name: '' }) },
  ],
  creatures: [
    {
      id: '1',
      name: '',
      realm: null,
      title: null,
      spawns: [{ zone: { id: '6', name: 'Ekrund' } }, { zone: { id: '105', name: '' } }],
    },
  ],
};

const PARTS = {
  vendors: null,
  purchases: null,
  quests: null,
  drops: null,
  containers: null,
  chapters: null,
  compared: null,
  comparable: [],
};
const read = (
  name: string,
  parts: Partial<Parameters<typeof readNamed<object, typeof PARTS>>[2]['parts']> = {},
) => readNamed(ITEM_EXPORTS.vendors, name, { record: warcrown, parts: { ...PARTS, ...parts } });

describe('the tables of an item', () => {
  it('name what an offer costs, who makes it and where, in one order in all cells', async () => {
    const vendors = { nodes: [OFFER, { ...OFFER, creatures: [] }], pageInfo: ONLY_PAGE };
    const rows = await readNamed(ITEM_EXPORTS.vendors, 'vendors', {
      record: warcrown,
      parts: { ...PARTS, vendors },
    });
    expect(rows).toMatchObject([
      {
        count: 2,
        price: 120,
        requiredIds: '7; 8',
        requiredNames: 'Warcrown; Item #8',
        requiredCounts: '5; 1',
        vendorId: '1',
        vendorName: 'Creature #1',
        vendorRealm: null,
        zoneIds: '6; 105',
        zoneNames: 'Ekrund; Praag',
      },
      { price: 120, vendorId: null, vendorName: null, zoneIds: '' },
    ]);
  });

  it('give measures and stats as numbers', async () => {
    expect(await read('stats')).toEqual([
      { stat: null, statName: 'Item level', amount: 19, unit: 'points' },
      { stat: null, statName: 'Armor', amount: 268, unit: 'points' },
      { stat: 'WOUNDS', statName: 'Wounds', amount: -4, unit: 'points' },
    ]);
  });

  it('give the bonuses of a set as numbers where they are stats', async () => {
    expect(await read('setBonuses')).toMatchObject([
      { piecesRequired: 2, stat: 'PARRY', amount: 3, unit: 'percent', effect: null },
      { piecesRequired: 3, stat: null, amount: null, effect: 'Keeps off harm.' },
    ]);
  });

  it('lead on to the other game objects that hold it, apart from the creatures', async () => {
    const pageInfo = { ...ONLY_PAGE, hasNextPage: true, endCursor: 'Mg==' };
    const parts = { ...PARTS, containers: { nodes: [], pageInfo } };
    const table = ITEM_EXPORTS.drops.tables['containers'];
    expect(table?.prefix).toBe('objects');
    expect(await table?.read(askedFor({ record: warcrown, parts }))).toMatchObject({ pageInfo });
  });

  it('compare it with another item, and with none', async () => {
    const compared = { ...warcrown, armor: 300, stats: [] };
    const rows = await readNamed(ITEM_EXPORTS.quests, 'comparison', {
      record: warcrown,
      parts: { ...PARTS, compared },
    });
    expect(rows).toEqual([
      { statName: 'Item level', thisItem: 19, otherItem: 19, unit: 'points', verdict: 'same' },
      { statName: 'Armor', thisItem: 268, otherItem: 300, unit: 'points', verdict: 'better' },
      { statName: 'Wounds', thisItem: -4, otherItem: 0, unit: 'points', verdict: 'better' },
    ]);
    expect(await read('comparison')).toEqual([]);
  });
});

describe('the links of an item', () => {
  const labels = (item: ItemDetailsFragment, query: Record<string, string> = {}) =>
    exportLinks(shownItemExports(item, 'vendors'), '/items', query).map(({ label }) => label);

  it('lead to what its page shows', () => {
    expect(labels(warcrown)).toEqual([
      'Vendors',
      'Stats',
      'Pieces of the set',
      'Bonuses of the set',
      'JSON',
      'Embed',
    ]);
    expect(labels(warcrown, { vs: '9' })).toContain('Comparison');
    const plain = { ...warcrown, itemSet: null, itemLevel: 0, armor: 0, stats: [] };
    expect(labels(plain)).toEqual(['Vendors', 'JSON', 'Embed']);
  });

  it('name the table where the first one is not shown', () => {
    const [first] = exportLinks(shownItemExports(warcrown, null), '/items', {});
    expect(first?.href).toBe('/items.csv?table=stats');
  });
});
