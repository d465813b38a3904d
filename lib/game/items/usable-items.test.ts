import { describe, expect, it } from 'vitest';

import type { Career, ItemType } from '#graphql/generated/documents.ts';
import { isKeyOf } from '../look-up.ts';
import { CAREERS } from '../players/careers.ts';
import { ITEM_TYPES } from './item-labels.ts';
import { isUsableBy, type RestrictedItem } from './usable-items.ts';

const anyone = (type: ItemType): RestrictedItem => ({ type, raceRestriction: [], careerRestriction: [] });

const CAREER_VALUES = Object.keys(CAREERS).filter((key) => isKeyOf(CAREERS, key));
const TYPES = Object.keys(ITEM_TYPES).filter((key) => isKeyOf(ITEM_TYPES, key));

const usersOf = (item: RestrictedItem): Career[] =>
  CAREER_VALUES.filter((career) => isUsableBy(career, item)).toSorted();

describe('isUsableBy', () => {
  it('lets everybody use what is of a universal type', () => {
    const universal = TYPES.filter((type) => usersOf(anyone(type)).length === 24);
    expect(universal.toSorted()).toEqual([
      'ACCESSORY',
      'ADVANCED_MOUNT',
      'BASIC_MOUNT',
      'CRAFTING',
      'CURRENCY',
      'DYE',
      'ENHANCEMENT',
      'MARKETING',
      'NONE',
      'POTION',
      'QUEST',
      'REFINER_TOOL',
      'SALVAGING',
      'SIEGE',
      'TELEPORT',
      'TELEPORT_GROUP',
      'TREASURE_CHEST',
      'TREASURE_KEY',
      'TROPHY',
    ]);
  });

  it('lets those use a weapon or an armor that are trained in it', () => {
    expect(usersOf(anyone('SPEAR'))).toEqual(['BLACK_GUARD', 'BLACK_ORC', 'SQUIG_HERDER']);
    expect(usersOf(anyone('CHARM'))).toEqual(['DISCIPLE_OF_KHAINE', 'WARRIOR_PRIEST', 'ZEALOT']);
    expect(usersOf(anyone('HEAVY_ARMOR'))).not.toContain('BLACK_ORC');
    for (const type of ['BASIC_SHIELD', 'EXPERT_SHIELD', 'CROSSBOW', 'LANCE'] as const) {
      expect(usersOf(anyone(type))).toEqual([]);
    }
  });

  it('asks for the race of the career where there is a restriction', () => {
    const forDwarfs: RestrictedItem = { ...anyone('AXE'), raceRestriction: ['DWARF', 'ORC'] };
    expect(usersOf(forDwarfs)).toEqual(['CHOPPA', 'IRON_BREAKER', 'SLAYER']);
  });

  it('asks for the career alone where an item names careers', () => {
    const forTwo: RestrictedItem = { ...anyone('AXE'), careerRestriction: ['SLAYER', 'ARCHMAGE'] };
    expect(usersOf(forTwo)).toEqual(['ARCHMAGE', 'SLAYER']);
    expect(usersOf({ ...forTwo, type: 'TROPHY' })).toEqual(['ARCHMAGE', 'SLAYER']);
    expect(usersOf({ ...forTwo, raceRestriction: ['HIGH_ELF'] })).toEqual(['ARCHMAGE']);
  });

  it('has races as the careers have them', () => {
    for (const career of CAREER_VALUES) {
      const { race } = CAREERS[career];
      expect(isUsableBy(career, { ...anyone('TROPHY'), raceRestriction: [race] })).toBe(true);
    }
  });
});
