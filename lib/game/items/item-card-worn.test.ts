import { describe, expect, it } from 'vitest';

import type { ItemCardFragment, TalismanFragment } from '#graphql/generated/documents.ts';

import { cardOf } from './item-card-fixture.ts';

const TALISMAN: TalismanFragment = {
  id: '90',
  name: 'Amethyst of Wounds',
  rarity: 'RARE',
  iconUrl: '/icon/44',
  itemSet: null,
  stats: [{ stat: 'WOUNDS', value: 22, percentage: false }],
  buffs: [{ id: '5', name: 'Sturdy', description: null }],
};

it('puts talismans into slots and counts those that are left', () => {
  const { talismans, emptyTalismanSlots } = cardOf(
    { talismanSlots: 2 },
    { talismans: [TALISMAN], wornPieces: [] },
  );
  expect(talismans).toEqual([
    {
      place: 0,
      name: 'Amethyst of Wounds',
      rarityClass: 'rarity-rare',
      icon: '/icon/44',
      stats: [{ label: 'Wounds', value: '+22' }],
      effects: ['Sturdy'],
    },
  ]);
  expect(emptyTalismanSlots).toBe(1);
});

it('does not count fewer than no empty slots', () => {
  expect(cardOf({ talismanSlots: 0 }, { talismans: [TALISMAN], wornPieces: [] }).emptyTalismanSlots).toBe(0);
});

describe('the set of an item', () => {
  const piece = {
    id: '7',
    name: 'Warcrown',
    rarity: 'RARE',
    iconUrl: '/icon/1',
    itemSet: { id: '3' },
  } as const;
  const itemSet: ItemCardFragment['itemSet'] = {
    id: '3',
    name: 'The Ninth Watch',
    items: [piece, { ...piece, id: '8', name: 'Hauberk' }],
    bonuses: [
      {
        itemsRequired: 2,
        bonus: { __typename: 'ItemStat', stat: 'TOUGHNESS', value: 72, percentage: false },
      },
      { itemsRequired: 3, bonus: { __typename: 'Ability', id: '4', name: 'Guard', description: 'Guards.' } },
      { itemsRequired: 4, bonus: { __typename: 'Ability', id: '5', name: null, description: null } },
    ],
  };

  it('has no active bonus outside an armory', () => {
    const { set, rarity } = cardOf({ itemSet });
    expect(rarity).toMatchObject({ label: 'Rare', className: 'rarity-set' });
    expect(set).toMatchObject({ name: 'The Ninth Watch', worn: null });
    expect(set?.bonuses).toEqual([
      { pieces: 2, text: '+72 Toughness', active: false },
      { pieces: 3, text: 'Guards.', active: false },
      { pieces: 4, text: 'Unknown', active: false },
    ]);
  });

  it('has the bonuses of as many pieces as are worn', () => {
    const { set } = cardOf({ itemSet }, { talismans: [], wornPieces: ['7', '8'] });
    expect(set?.worn).toBe(2);
    expect(set?.bonuses.map(({ active }) => active)).toEqual([true, false, false]);
    expect(set?.pieces.map(({ worn }) => worn)).toEqual([true, true]);
  });

  it('is called by its number where it has no name', () => {
    expect(cardOf({ itemSet: { ...itemSet, name: '' } }).set?.name).toBe('Set #3');
  });
});
