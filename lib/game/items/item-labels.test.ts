import { expect, it, test } from 'vitest';

import { equipSlotLabel, itemName, itemTypeLabel, rarityOf } from './item-labels.ts';

test.each([
  ['TELEPORT_GROUP', 'Group Teleportation Stone'],
  ['QUEST', 'Quest Item'],
  ['NONE', ''],
  ['WAR_MACHINE', 'War Machine'],
  ['constructor', 'Constructor'],
])('calls the type %s %j', (type, label) => {
  expect(itemTypeLabel(type)).toBe(label);
});

test.each([
  ['EITHER_HAND', 'Weapon'],
  ['TROPHY5', 'Trophy'],
  ['NONE', ''],
  ['THIRD_HAND', 'Third Hand'],
  ['__proto__', 'Proto'],
])('calls the slot %s %j', (slot, label) => {
  expect(equipSlotLabel(slot)).toBe(label);
});

it('lets a set override the rarity', () => {
  expect(rarityOf({ rarity: 'MYTHIC', itemSet: null }).label).toBe('Mythic');
  expect(rarityOf({ rarity: 'MYTHIC', itemSet: { id: '1' } }).className).toBe('rarity-set');
});

it.each(['LEGENDARY', 'toString'])('takes the unknown rarity %s for utility', (rarity) => {
  expect(rarityOf({ rarity, itemSet: null }).className).toBe('rarity-utility');
});

it('says that a piece belongs to a set, and how rare it is', () => {
  expect(rarityOf({ rarity: 'MYTHIC', itemSet: { id: '1' } })).toMatchObject({
    rarity: 'Mythic',
    label: 'Mythic, item set',
    pips: 5,
  });
});

it.each([null, '', ' '])('calls an item without a name (%j) by its number', (name) => {
  expect(itemName({ id: '12', name })).toBe('Item #12');
});
