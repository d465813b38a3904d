import type { EquipSlot, ItemRarity, ItemType } from '#graphql/generated/documents.ts';

import { enumWords } from '#lib/format/enum-words.ts';
import { lookUp } from '../look-up.ts';
import { nameOrNumber, type Numbered } from '../name-or-number.ts';
import words from './item-words.json' with { type: 'json' };

/** Labels of item types, in the order of the item filter's options (rules.md: Item types). */
export const ITEM_TYPES: Readonly<Record<ItemType, string>> = words.types;

/** Labels of slots, several of which may be alike (rules.md: Slots). */
export const EQUIP_SLOTS: Readonly<Record<EquipSlot, string>> = words.slots;

/**
 * Returns the label of an item's type: '' for NONE, the value in words for an unknown type.
 * @example itemTypeLabel('QUEST') // 'Quest Item'
 */
export function itemTypeLabel(type: string): string {
  return lookUp(ITEM_TYPES, type) ?? enumWords(type);
}

/**
 * Returns the label of an item's slot (rules.md: Slots), as itemTypeLabel does.
 * @example equipSlotLabel('POCKET1') // 'Pocket Item'
 */
export function equipSlotLabel(slot: string): string {
  return lookUp(EQUIP_SLOTS, slot) ?? enumWords(slot);
}

/** A rarity in words and in the class of its colour, since colour alone must not say it (rules.md: Rarities). */
export interface Rarity {
  /** The rarity alone: 'Mythic'. */
  readonly rarity: string;
  /** The meaning of the colour in words: 'Mythic, item set'. */
  readonly label: string;
  readonly className: string;
  /** The class of the rarity's own colour, which a set's piece has too. */
  readonly ownClassName: string;
  /** The number of filled marks out of five. */
  readonly pips: number;
}

/** Rarities from the least to the greatest. */
export const RARITIES: Readonly<Record<ItemRarity, Rarity>> = {
  UTILITY: rarity('Utility', 'rarity-utility', 0),
  COMMON: rarity('Common', 'rarity-common', 1),
  UNCOMMON: rarity('Uncommon', 'rarity-uncommon', 2),
  RARE: rarity('Rare', 'rarity-rare', 3),
  VERY_RARE: rarity('Very rare', 'rarity-very-rare', 4),
  MYTHIC: rarity('Mythic', 'rarity-mythic', 5),
};

function rarity(label: string, className: string, pips: number): Rarity {
  return { rarity: label, label, className, ownClassName: className, pips };
}

/**
 * Returns the rarity that colours an item's name: a piece of a set counts as such, whatever its rarity; an unknown
 * rarity counts as utility (rules.md: Rarities).
 * @example rarityOf({ rarity: 'RARE', itemSet: null }).label // 'Rare'
 * @example rarityOf({ rarity: 'RARE', itemSet: { id: '1' } }).label // 'Rare, item set'
 */
export function rarityOf(item: { readonly rarity: string; readonly itemSet: unknown }): Rarity {
  const known = lookUp(RARITIES, item.rarity) ?? RARITIES.UTILITY;
  return item.itemSet ? { ...known, label: `${known.label}, item set`, className: 'rarity-set' } : known;
}

/**
 * Returns the name of an item, or its number where it has none.
 * @example itemName({ id: '12', name: '' }) // 'Item #12'
 */
export const itemName = (item: Numbered) => nameOrNumber('Item', item);
