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
 * `armor` is the block rating of a shield, `dps` is times ten, `speed` in hundredths of a second
 * (rules.md: Item cards).
 */
export interface Item {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly type: ItemType;
  /** NONE for what cannot be equipped. */
  readonly slot: EquipSlot;
  readonly rarity: ItemRarity;
  readonly iconNumber: number;
  readonly armor: number;
  readonly dps: number;
  readonly speed: number;
  readonly itemLevel: number;
  readonly level: number;
  readonly renownRank: number;
  readonly talismanSlots: number;
  readonly uniqueEquipped: boolean;
  /** Takes both hands. */
  readonly twoHanded: boolean;
  /** Empty where every race may have it. */
  readonly races: readonly Race[];
  /** Empty where every career may have it. */
  readonly careers: readonly CareerName[];
  readonly set: ItemSet | null;
  readonly stats: readonly ItemStat[];
  readonly abilities: readonly Effect[];
  readonly buffs: readonly Effect[];
}

/** An item before it has its number and its icon; what is left out is none. */
export type Draft = Pick<Item, 'name' | 'type' | 'slot' | 'rarity'> &
  Partial<Omit<Item, 'id' | 'iconNumber'>>;
