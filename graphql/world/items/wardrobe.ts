import type { EquipSlot } from '#graphql/generated/resolvers.ts';
import { isUsable } from '#graphql/sql/usable-items.ts';
import { CALLINGS, type Calling } from '#graphql/world/people/careers.ts';
import { GEAR } from './gear.ts';
import type { Item } from './item.ts';
import { isOfUse, themeOf } from './stats.ts';

/** The slots of a player, in the order in which they are filled; NONE and EITHER_HAND are none of them. */
export const WORN_SLOTS = [
  'HELM',
  'SHOULDER',
  'BODY',
  'GLOVES',
  'BELT',
  'BOOTS',
  'BACK',
  'MAIN_HAND',
  'OFF_HAND',
  'RANGED_WEAPON',
  'JEWELLERY1',
  'JEWELLERY2',
  'JEWELLERY3',
  'JEWELLERY4',
  'POCKET1',
  'POCKET2',
  'EVENT',
  'STANDARD',
  'TROPHY1',
  'TROPHY2',
  'TROPHY3',
  'TROPHY4',
  'TROPHY5',
] as const satisfies readonly EquipSlot[];
export type WornSlot = (typeof WORN_SLOTS)[number];

/** Where an item can be worn: rings on any finger, some weapons in either hand. */
export function slotsFor({ slot }: Pick<Item, 'slot'>): readonly EquipSlot[] {
  if (slot === 'EITHER_HAND') return ['MAIN_HAND', 'OFF_HAND'];
  if (slot === 'JEWELLERY1') return ['JEWELLERY1', 'JEWELLERY2', 'JEWELLERY3', 'JEWELLERY4'];
  if (slot === 'POCKET1') return ['POCKET1', 'POCKET2'];
  return [slot];
}

interface Choice {
  /** The best last. */
  readonly all: readonly Item[];
  /** Those of them whose every stat is of use to the career. */
  readonly suited: readonly Item[];
}

/** What the members of one career can wear. */
export interface Wardrobe {
  /** Pieces of no set, slot by slot. */
  readonly pieces: ReadonlyMap<WornSlot, Choice>;
  /** Whole sets, the best last. */
  readonly sets: readonly (readonly Item[])[];
  /** What can be put into a talisman slot, the best last. */
  readonly talismans: readonly Item[];
}

/** One for every career. */
export const createWardrobes = (items: readonly Item[]): ReadonlyMap<Calling, Wardrobe> => {
  const ascending = items.toSorted((one, other) => one.itemLevel - other.itemLevel);
  return new Map(CALLINGS.map((calling) => [calling, wardrobeOf(calling, ascending)]));
};

function wardrobeOf(calling: Calling, items: readonly Item[]): Wardrobe {
  const theme = themeOf(calling);
  const suits = ({ stats }: Item) => stats.every(({ stat }) => isOfUse(theme, stat));
  const worn = items.filter((item) => item.slot !== 'NONE' && isUsable(calling.career, item));
  const choiceOf = (slot: WornSlot): Choice => {
    const all = worn.filter(
      (item) => item.set === null && slotsFor(item).includes(slot) && suitsHand(calling, item, slot),
    );
    return { all, suited: all.filter(suits) };
  };
  const sets = [...new Set(worn.flatMap(({ set }) => set ?? []))];
  return {
    pieces: new Map(WORN_SLOTS.map((slot) => [slot, choiceOf(slot)])),
    sets: sets.map((set) => worn.filter((item) => item.set === set)),
    talismans: items.filter((item) => item.type === 'ENHANCEMENT' && suits(item)),
  };
}

/** Of what can be used somebody takes into a hand what the career fights with. */
function suitsHand({ career }: Calling, { type, twoHanded }: Item, slot: WornSlot): boolean {
  const { mainHand, offHand, ranged } = GEAR[career];
  if (slot === 'MAIN_HAND') return mainHand.includes(type);
  if (slot === 'OFF_HAND') return offHand.includes(type) && !twoHanded;
  return slot !== 'RANGED_WEAPON' || type === ranged;
}
