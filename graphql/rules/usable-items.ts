import type { Career, ItemType, Race } from '#graphql/generated/resolvers.ts';

/** Item types that everybody can use, or at least own. */
export const UNIVERSAL: readonly ItemType[] = [
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
];

type Training = readonly [race: Race, ...types: ItemType[]];

/** Further item types that a career can use, gaps and all (rules.md: Careers). */
export const TRAINING: Readonly<Record<Career, Training>> = {
  IRON_BREAKER: ['DWARF', 'HEAVY_ARMOR', 'AXE', 'SHIELD', 'HAMMER'],
  SLAYER: ['DWARF', 'MEDIUM_ARMOR', 'AXE', 'HAMMER'],
  RUNE_PRIEST: ['DWARF', 'ROBE', 'STAFF'],
  ENGINEER: ['DWARF', 'LIGHT_ARMOR', 'GUN', 'HAMMER'],
  BLACK_ORC: ['ORC', 'SPEAR', 'SHIELD', 'SWORD'],
  CHOPPA: ['ORC', 'MEDIUM_ARMOR', 'AXE', 'SWORD'],
  SHAMAN: ['GOBLIN', 'ROBE', 'STAFF'],
  SQUIG_HERDER: ['GOBLIN', 'LIGHT_ARMOR', 'SPEAR', 'BOW'],
  WITCH_HUNTER: ['EMPIRE', 'LIGHT_ARMOR', 'PISTOL', 'SWORD'],
  KNIGHT_OF_THE_BLAZING_SUN: ['EMPIRE', 'HEAVY_ARMOR', 'SHIELD', 'SWORD'],
  BRIGHT_WIZARD: ['EMPIRE', 'ROBE', 'STAFF'],
  WARRIOR_PRIEST: ['EMPIRE', 'MEDIUM_ROBE', 'HAMMER', 'SHIELD', 'CHARM'],
  CHOSEN: ['CHAOS', 'HEAVY_ARMOR', 'SHIELD', 'SWORD', 'AXE'],
  MARAUDER: ['CHAOS', 'AXE', 'MEDIUM_ARMOR', 'HAMMER'],
  ZEALOT: ['CHAOS', 'ROBE', 'DAGGER', 'CHARM'],
  MAGUS: ['CHAOS', 'ROBE', 'STAFF'],
  SWORD_MASTER: ['HIGH_ELF', 'HEAVY_ARMOR', 'SHIELD', 'SWORD'],
  SHADOW_WARRIOR: ['HIGH_ELF', 'LIGHT_ARMOR', 'BOW', 'SWORD'],
  WHITE_LION: ['HIGH_ELF', 'MEDIUM_ARMOR', 'AXE'],
  ARCHMAGE: ['HIGH_ELF', 'ROBE', 'STAFF'],
  BLACK_GUARD: ['DARK_ELF', 'HEAVY_ARMOR', 'SPEAR', 'SHIELD', 'SWORD'],
  WITCH_ELF: ['DARK_ELF', 'LIGHT_ARMOR', 'DAGGER'],
  DISCIPLE_OF_KHAINE: ['DARK_ELF', 'MEDIUM_ROBE', 'CHARM', 'SHIELD', 'SWORD'],
  SORCERER: ['DARK_ELF', 'ROBE', 'STAFF'],
};

interface Restricted {
  readonly type: ItemType;
  /** Empty where every race may have it, and so with careers. */
  readonly races: readonly Race[];
  readonly careers: readonly Career[];
}

/** True if neither the races nor the careers that an item names forbid it to a character of a career. */
export function isAllowed(career: Career, { races, careers }: Omit<Restricted, 'type'>): boolean {
  const [race] = TRAINING[career];
  return (races.length === 0 || races.includes(race)) && (careers.length === 0 || careers.includes(career));
}

/**
 * True if an item is for a career: it allows it, and names its careers or is of a type that the career has. The table of
 * types has gaps, so that it decides nothing about an item that names its careers.
 */
export function isUsable(career: Career, { type, races, careers }: Restricted): boolean {
  const [, ...types] = TRAINING[career];
  const isOfType = careers.length > 0 || UNIVERSAL.includes(type) || types.includes(type);
  return isOfType && isAllowed(career, { races, careers });
}
