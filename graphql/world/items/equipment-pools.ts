import type { EquipSlot } from '#graphql/generated/resolvers.ts';
import { isUsable } from '#graphql/rules/usable-items.ts';
import { CAREERS, type Career } from '#graphql/world/characters/careers.ts';
import type { Item, ItemSet } from './item.ts';
import kinds from './kinds.json' with { type: 'json' };
import { statsWanted } from './stats.ts';

/** The slots of a character in the order in which they are filled, with the share of each that stays empty. */
export const EMPTY_SLOT_SHARES = kinds.emptySlotShares;

/** All equipment slots but NONE and EITHER_HAND. */
export type PlayerSlot = Extract<EquipSlot, keyof typeof EMPTY_SLOT_SHARES>;
export const PLAYER_SLOTS = Object.keys(EMPTY_SLOT_SHARES) as readonly PlayerSlot[];

const HAND_SLOTS: readonly PlayerSlot[] = ['MAIN_HAND', 'OFF_HAND'];
const JEWELLERY_SLOTS: readonly PlayerSlot[] = ['JEWELLERY1', 'JEWELLERY2', 'JEWELLERY3', 'JEWELLERY4'];
const POCKET_SLOTS: readonly PlayerSlot[] = ['POCKET1', 'POCKET2'];

/** The slots that an item fits: none where it cannot be equipped. */
export function slotsFor({ slot }: Pick<Item, 'slot'>): readonly PlayerSlot[] {
  if (slot === 'EITHER_HAND') return HAND_SLOTS;
  if (slot === 'JEWELLERY1') return JEWELLERY_SLOTS;
  if (slot === 'POCKET1') return POCKET_SLOTS;
  return slot === 'NONE' ? [] : [slot];
}

interface SlotItems {
  /** All items, by item level. */
  readonly all: readonly Item[];
  /** The items whose every stat is of use to the career. */
  readonly suited: readonly Item[];
}

/** The items that characters of one career can equip, each list in ascending order of item level. */
export interface EquipmentPool {
  /** Items of no set, by slot. */
  readonly pieces: ReadonlyMap<PlayerSlot, SlotItems>;
  readonly sets: readonly (readonly Item[])[];
  readonly talismans: readonly Item[];
}

/** One for every career. */
export const createEquipmentPools = (items: readonly Item[]): ReadonlyMap<Career, EquipmentPool> => {
  const ascending = items.toSorted((one, other) => one.itemLevel - other.itemLevel);
  const equippable = ascending.filter(({ slot }) => slot !== 'NONE');
  const talismans = ascending.filter(({ type }) => type === 'ENHANCEMENT');
  return new Map(CAREERS.map((career) => [career, poolOf(career, equippable, talismans)]));
};

function poolOf(career: Career, equippable: readonly Item[], talismans: readonly Item[]): EquipmentPool {
  const wanted = statsWanted(career.theme);
  const suits = ({ stats }: Item) => stats.every(({ stat }) => wanted.has(stat));
  const usable = equippable.filter((item) => isUsable(career.name, item));
  const sets = new Map<ItemSet, Item[]>();
  const pieces = new Map(PLAYER_SLOTS.map((slot) => [slot, { all: [] as Item[], suited: [] as Item[] }]));
  for (const item of usable) {
    if (item.set) sets.set(item.set, [...(sets.get(item.set) ?? []), item]);
    else add(item);
  }
  return { pieces, sets: [...sets.values()], talismans: talismans.filter(suits) };

  function add(item: Item) {
    for (const slot of slotsFor(item)) {
      if (!fitsGear(career, item, slot)) continue;
      pieces.get(slot)?.all.push(item);
      if (suits(item)) pieces.get(slot)?.suited.push(item);
    }
  }
}

/** True if a weapon is of the kind that a career's gear has: other usable weapons are not equipped. */
function fitsGear({ gear }: Career, { type, twoHanded }: Item, slot: PlayerSlot): boolean {
  const { mainHand, offHand, ranged } = gear;
  if (slot === 'MAIN_HAND') return mainHand.includes(type);
  if (slot === 'OFF_HAND') return offHand.includes(type) && !twoHanded;
  return slot !== 'RANGED_WEAPON' || type === ranged;
}
