import { describe, expect, it } from 'vitest';

import type { ItemRowFragment } from '#graphql/generated/documents.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { readNamed } from '#lib/exports/testing/asked-for.ts';
import { answered, HELM } from '#lib/exports/testing/some-items.ts';
import { ITEMS_EXPORTS } from './items.ts';

const readItems = (...nodes: readonly ItemRowFragment[]) =>
  readNamed(ITEMS_EXPORTS, 'items', {
    record: {},
    parts: { items: { totalCount: nodes.length, nodes: [...nodes], pageInfo: ONLY_PAGE } },
  });

describe('the table of items', () => {
  it('has values as the API calls them beside their words', async () => {
    expect(await readItems(HELM)).toEqual([
      {
        id: '7',
        name: 'Warcrown',
        rarity: 'RARE',
        setId: '3',
        icon: 12,
        type: 'HEAVY_ARMOR',
        typeName: 'Heavy Armor',
        slot: 'HELM',
        slotName: 'Helm',
        itemLevel: 48,
        levelNeeded: 40,
        renownRankNeeded: 0,
        damagePerSecond: 0,
      },
    ]);
  });

  it('copes with what it does not know', async () => {
    const odd = { name: null, iconUrl: null, itemSet: null, type: 'toString', slot: 'NONE', rarity: 'NEW' };
    expect(await readItems(answered(odd))).toMatchObject([
      {
        name: 'Item #7',
        setId: null,
        icon: null,
        type: 'toString',
        typeName: 'Tostring',
        slotName: null,
        rarity: 'NEW',
      },
    ]);
  });

  it('is empty where the API has no list', async () => {
    expect(await readNamed(ITEMS_EXPORTS, 'items', { record: {}, parts: { items: null } })).toEqual([]);
  });
});
