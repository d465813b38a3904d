import type { EquipSlot } from '#graphql/generated/resolvers.ts';
import { isUsable } from '#graphql/sql/item/usable-items.ts';
import { CALLINGS, type Calling } from '#graphql/world/people/careers.ts';
import { GEAR } from './gear.ts';
import type { Item, ItemSet } from './item.ts';
import { statsWanted, themeOf } from './stats.ts';

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

const HANDS: readonly WornSlot[] = ['MAIN_HAND', 'OFF_HAND'];
const FINGERS: readonly WornSlot[] = ['JEWELLERY1', 'JEWELLERY2', 'JEWELLERY3', 'JEWELLERY4'];
const POCKETS: readonly WornSlot[] = ['POCKET1', 'POCKET2'];

/** Where an item can be worn: rings on any finger, some weapons in either hand; nowhere what is not worn. */
export function slotsFor({ slot }: Pick<Item, 'slot'>): readonly WornSlot[] {
  if (slot === 'EITHER_HAND') return HANDS;
  if (slot === 'JEWELLERY1') return FINGERS;
  if (slot === 'POCKET1') return POCKETS;
  return slot === 'NONE' ? [] : [slot];
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
  const worn = ascending.filter(({ slot }) => slot !== 'NONE');
  const stones = ascending.filter(({ type }) => type === 'ENHANCEMENT');
  return new Map(CALLINGS.map((calling) => [calling, wardrobeOf(calling, worn, stones)]));
};

function wardrobeOf(calling: Calling, worn: readonly Item[], stones: readonly Item[]): Wardrobe {
  const wanted = statsWanted(themeOf(calling));
  const suits = ({ stats }: Item) => stats.every(({ stat }) => wanted.has(stat));
  const usable = worn.filter((item) => isUsable(calling.career, item));
  const sets = new Map<ItemSet, Item[]>();
  const pieces = new Map(WORN_SLOTS.map((slot) => [slot, { all: [] as Item[], suited: [] as Item[] }]));
  for (const item of usable) {
    if (item.set) sets.set(item.set, [...(sets.get(item.set) ?? []), item]);
    else place(item);
  }
  return { pieces, sets: [...sets.values()], talismans: stones.filter(suits) };

  function place(item: Item) {
    for (const slot of slotsFor(item)) {
      if (!suitsHand(calling, item, slot)) continue;
      pieces.get(slot)?.all.push(item);
      if (suits(item)) pieces.get(slot)?.suited.push(item);
    }
  }
}

/** Of what can be used somebody takes into a hand what the career fights with. */
function suitsHand({ career }: Calling, { type, twoHanded }: Item, slot: WornSlot): boolean {
  const { mainHand, offHand, ranged } = GEAR[career];
  if (slot === 'MAIN_HAND') return mainHand.includes(type);
  if (slot === 'OFF_HAND') return offHand.includes(type) && !twoHanded;
  return slot !== 'RANGED_WEAPON' || type === ranged;
}
