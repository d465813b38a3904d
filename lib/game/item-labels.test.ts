import { expect, it } from 'vitest';

import { EQUIP_SLOTS, ITEM_TYPES, rarityOf } from './item-labels.ts';

it('labels every type and slot', () => {
  expect(Object.keys(ITEM_TYPES)).toHaveLength(40);
  expect(Object.keys(EQUIP_SLOTS)).toHaveLength(25);
  expect(ITEM_TYPES.TELEPORT_GROUP).toBe('Group Teleportation Stone');
  expect(EQUIP_SLOTS.EITHER_HAND).toBe('Weapon');
  expect([ITEM_TYPES.NONE, EQUIP_SLOTS.NONE]).toEqual(['', '']);
});

it('lets a set override the rarity', () => {
  expect(rarityOf({ rarity: 'MYTHIC', itemSet: null }).label).toBe('Mythic');
  expect(rarityOf({ rarity: 'MYTHIC', itemSet: { id: '1' } }).className).toBe('rarity-set');
  expect(rarityOf({ rarity: 'LEGENDARY', itemSet: null }).className).toBe('rarity-utility');
});
