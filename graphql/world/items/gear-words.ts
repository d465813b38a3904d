import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';
import words from '../words/gear.json' with { type: 'json' };

export type ArmorSlot = Extract<EquipSlot, 'HELM' | 'SHOULDER' | 'BODY' | 'GLOVES' | 'BELT' | 'BOOTS'>;
export const ARMOR_SLOTS: readonly ArmorSlot[] = ['HELM', 'SHOULDER', 'BODY', 'GLOVES', 'BELT', 'BOOTS'];

export const isArmorSlot = (slot: EquipSlot): slot is ArmorSlot => ARMOR_SLOTS.some((each) => each === slot);

type ByType<Words> = Readonly<Partial<Record<ItemType, Words>>>;

/** Names for pieces of armor, by type. */
export const PIECES: ByType<Readonly<Record<ArmorSlot, readonly string[]>>> = words.pieces;

/** Names for weapons and shields; two-handed ones have other names. */
export const WEAPONS: ByType<readonly string[]> = words.weapons;
export const GREAT_WEAPONS: ByType<readonly string[]> = words.greatWeapons;

/**
 * Materials go from the poorest to the best, the better half for high levels. Virtues follow "of". Names of sets and
 * heirlooms are made of two halves.
 */
export const {
  materials: MATERIALS,
  virtues: VIRTUES,
  firstHalves: FIRST_HALVES,
  secondHalves: SECOND_HALVES,
  jewels: JEWELS,
  cloaks: CLOAKS,
  stones: STONES,
  pockets: POCKETS,
  festive: FESTIVE,
  heads: HEADS,
} = words;
