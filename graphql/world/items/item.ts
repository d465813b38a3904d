import type { EquipSlot, ItemRarity, ItemType, Stat } from '#graphql/generated/resolvers.ts';
import type { CareerName, Race } from '#graphql/world/characters/careers.ts';

export interface ItemStat {
  readonly stat: Stat;
  readonly value: number;
  readonly percentage: boolean;
}

/** An effect of an item or a set beyond its stats. */
export interface Effect {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
}

export interface SetBonus {
  /** Equipped pieces that it needs; never more than the set has. */
  readonly itemsRequired: number;
  readonly bonus: ItemStat | Effect;
}

export interface ItemSet {
  readonly id: number;
  readonly name: string;
  /** The one that needs the fewest pieces first. */
  readonly bonuses: readonly SetBonus[];
}

/**
 * The traits of an item where nothing else is said. `armor` is the block rating of a shield, `dps` is times ten, `speed` in
 * hundredths of a second (rules.md: Item cards). Empty lists of races and careers stand for all.
 */
export const PLAIN_ITEM = {
  armor: 0,
  dps: 0,
  speed: 0,
  itemLevel: 0,
  level: 0,
  renownRank: 0,
  talismanSlots: 0,
  uniqueEquipped: false,
  /** Takes both hands. */
  twoHanded: false,
  races: [] as readonly Race[],
  careers: [] as readonly CareerName[],
  set: null as ItemSet | null,
  stats: [] as readonly ItemStat[],
  abilities: [] as readonly Effect[],
  buffs: [] as readonly Effect[],
};

export interface Item extends Readonly<typeof PLAIN_ITEM> {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly type: ItemType;
  /** NONE for what cannot be equipped. */
  readonly slot: EquipSlot;
  readonly rarity: ItemRarity;
  readonly iconNumber: number;
}

/** An item before it has its number and its icon; what is left out is none. */
export type Draft = Pick<Item, 'name' | 'type' | 'slot' | 'rarity'> &
  Partial<Omit<Item, 'id' | 'iconNumber'>>;
