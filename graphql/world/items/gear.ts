import type { CareerName } from '#graphql/world/characters/careers.ts';
import type { ItemType } from '#graphql/generated/resolvers.ts';

type ArmorType = Extract<
  ItemType,
  'HEAVY_ARMOR' | 'MEDIUM_ARMOR' | 'LIGHT_ARMOR' | 'ROBE' | 'MEDIUM_ROBE' | 'NONE'
>;

/**
 * The armor and weapons that characters of a career equip, out of those that the career can use (rules.md: Careers).
 */
export interface Gear {
  readonly armor: ArmorType;
  readonly mainHand: readonly ItemType[];
  readonly offHand: readonly ItemType[];
  readonly ranged: ItemType | null;
  /** True if a two-handed weapon is an alternative. */
  readonly twoHanded: boolean;
}

const gear = (
  armor: ArmorType,
  mainHand: readonly ItemType[],
  offHand: readonly ItemType[] = [],
  { ranged = null, twoHanded = false }: Partial<Pick<Gear, 'ranged' | 'twoHanded'>> = {},
): Gear => ({ armor, mainHand, offHand, ranged, twoHanded });

const BOTH = { twoHanded: true } as const;

/** No type of armor is the Black Orc's (rules.md: Careers): his plates have none. */
export const GEAR: Readonly<Record<CareerName, Gear>> = {
  IRON_BREAKER: gear('HEAVY_ARMOR', ['AXE', 'HAMMER'], ['SHIELD'], BOTH),
  SLAYER: gear('MEDIUM_ARMOR', ['AXE', 'HAMMER'], ['AXE', 'HAMMER'], BOTH),
  RUNE_PRIEST: gear('ROBE', ['STAFF']),
  ENGINEER: gear('LIGHT_ARMOR', ['HAMMER'], [], { ranged: 'GUN' }),
  WITCH_HUNTER: gear('LIGHT_ARMOR', ['SWORD'], ['PISTOL']),
  KNIGHT_OF_THE_BLAZING_SUN: gear('HEAVY_ARMOR', ['SWORD'], ['SHIELD'], BOTH),
  BRIGHT_WIZARD: gear('ROBE', ['STAFF']),
  WARRIOR_PRIEST: gear('MEDIUM_ROBE', ['HAMMER'], ['CHARM', 'SHIELD'], BOTH),
  SWORD_MASTER: gear('HEAVY_ARMOR', ['SWORD'], ['SHIELD'], BOTH),
  SHADOW_WARRIOR: gear('LIGHT_ARMOR', ['SWORD'], [], { ranged: 'BOW' }),
  WHITE_LION: gear('MEDIUM_ARMOR', ['AXE'], [], BOTH),
  ARCHMAGE: gear('ROBE', ['STAFF']),
  BLACK_ORC: gear('NONE', ['SWORD', 'SPEAR'], ['SHIELD'], BOTH),
  CHOPPA: gear('MEDIUM_ARMOR', ['AXE', 'SWORD'], ['AXE', 'SWORD'], BOTH),
  SHAMAN: gear('ROBE', ['STAFF']),
  SQUIG_HERDER: gear('LIGHT_ARMOR', ['SPEAR'], [], { ranged: 'BOW' }),
  CHOSEN: gear('HEAVY_ARMOR', ['SWORD', 'AXE'], ['SHIELD'], BOTH),
  MARAUDER: gear('MEDIUM_ARMOR', ['AXE', 'HAMMER']),
  ZEALOT: gear('ROBE', ['DAGGER'], ['CHARM']),
  MAGUS: gear('ROBE', ['STAFF']),
  BLACK_GUARD: gear('HEAVY_ARMOR', ['SPEAR', 'SWORD'], ['SHIELD'], BOTH),
  WITCH_ELF: gear('LIGHT_ARMOR', ['DAGGER'], ['DAGGER']),
  DISCIPLE_OF_KHAINE: gear('MEDIUM_ROBE', ['SWORD'], ['CHARM', 'SWORD', 'SHIELD']),
  SORCERER: gear('ROBE', ['STAFF']),
};
