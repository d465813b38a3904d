import { describe, expect, it } from 'vitest';

import { armoryGroups, isHiddenSlot } from './armory-groups.ts';

const worn = (equipSlot: string, id = equipSlot) => ({ equipSlot, id });

const told = (slots: readonly string[]) =>
  armoryGroups(slots.map((slot, index) => worn(slot, String(index)))).map(({ title, slots: places }) => [
    title,
    places.map(({ label, worn: found }) => (found ? `${label}: ${found.id}` : label)),
  ]);

const EMPTY = [
  ['Armor', ['Helm', 'Shoulder', 'Back', 'Body', 'Gloves', 'Belt', 'Boots']],
  ['Weapons', ['Main Hand', 'Off Hand', 'Ranged Weapon']],
  ['Event and pockets', ['Event Item', 'Pocket 1', 'Pocket 2']],
  ['Jewellery', ['Jewellery 1', 'Jewellery 2', 'Jewellery 3', 'Jewellery 4']],
];

describe('armoryGroups', () => {
  it('has a placeholder for every slot of an empty armory', () => {
    expect(told([])).toEqual(EMPTY);
  });

  it('puts what is worn into its place, in whatever order it comes', () => {
    expect(told(['JEWELLERY4', 'MAIN_HAND', 'HELM', 'POCKET1'])).toEqual([
      ['Armor', ['Helm: 2', 'Shoulder', 'Back', 'Body', 'Gloves', 'Belt', 'Boots']],
      ['Weapons', ['Main Hand: 1', 'Off Hand', 'Ranged Weapon']],
      ['Event and pockets', ['Event Item', 'Pocket 1: 3', 'Pocket 2']],
      ['Jewellery', ['Jewellery 1', 'Jewellery 2', 'Jewellery 3', 'Jewellery 4: 0']],
    ]);
  });

  it('leaves out trophies and the standard', () => {
    expect(told(['STANDARD', 'TROPHY1', 'TROPHY2', 'TROPHY3', 'TROPHY4', 'TROPHY5'])).toEqual(EMPTY);
    expect(['STANDARD', 'TROPHY5', 'HELM', 'TROPHY_CASE'].map(isHiddenSlot)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('keeps what fits no group', () => {
    expect(told(['EITHER_HAND', 'THIRD_RING', 'NONE', 'toString']).at(-1)).toEqual([
      'Other',
      ['Weapon: 0', 'Third Ring: 1', 'No slot: 2', 'Tostring: 3'],
    ]);
  });

  it('keeps the second item of a slot, which has no address of its own', () => {
    const groups = armoryGroups([
      worn('HELM', 'first'),
      worn('HELM', 'second'),
      worn('EITHER_HAND', 'third'),
    ]);
    expect(groups[0]?.slots[0]).toMatchObject({ slot: 'HELM', worn: { id: 'first' } });
    expect(groups.at(-1)?.slots).toMatchObject([
      { slot: null, label: 'Helm', worn: { id: 'second' } },
      { slot: 'EITHER_HAND', label: 'Weapon', worn: { id: 'third' } },
    ]);
  });

  it('gives every slot a unique key', () => {
    const slots = ['NONE', 'NONE', 'HELM', 'HELM', 'HELM'];
    const keys = armoryGroups(slots.map((slot) => worn(slot))).flatMap((group) =>
      group.slots.map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(17 + 4);
  });
});
