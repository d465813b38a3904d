import type { Career, EquipSlot, ItemType, Race } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import { careerMask, raceMask } from '../engine/bitmask.ts';
import type { Fragment } from '../engine/fragment.ts';

/** What everybody can use, or at least own. */
const UNIVERSAL: readonly ItemType[] = [
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

/** What a career is trained in besides, gaps and all (rules.md: Careers). */
const TRAINING: Readonly<Record<Career, Training>> = {
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

type Restricted = { type: ItemType; races: readonly Race[]; careers: readonly Career[] };

/** Whether somebody of a career may wear or use an item: by its type, by birth and by trade. */
export function isUsable(career: Career, { type, races, careers }: Restricted): boolean {
  const [race, ...types] = TRAINING[career];
  return (
    (UNIVERSAL.includes(type) || types.includes(type)) &&
    (races.length === 0 || races.includes(race)) &&
    (careers.length === 0 || careers.includes(career))
  );
}

/** The same of a row of `item`; true for no career in particular. */
export function usableBy(sql: Database, career: Career | null | undefined): Fragment {
  if (career == null) return sql`true`;
  const [race, ...types] = TRAINING[career];
  return sql`
    (item.type = any(${arrayLiteral([...UNIVERSAL, ...types])}::text[])
     and (item.race_restriction = 0 or item.race_restriction & ${raceMask([race])}::integer <> 0)
     and (item.career_restriction = 0 or item.career_restriction & ${careerMask([career])}::integer <> 0))`;
}

/** Whether a row of `item` is worn in a slot; true for no slot in particular. */
export const wornIn = (sql: Database, slot: EquipSlot | null | undefined): Fragment =>
  slot == null ? sql`true` : sql`item.slot = ${slot}`;
