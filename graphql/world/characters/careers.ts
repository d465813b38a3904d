export type Realm = 'ORDER' | 'DESTRUCTION';
export type Race = 'DWARF' | 'EMPIRE' | 'HIGH_ELF' | 'ORC' | 'GOBLIN' | 'CHAOS' | 'DARK_ELF';
export type Archetype = 'TANK' | 'HEALER' | 'MELEE_DPS' | 'RANGED_DPS';

export const REALMS: readonly Realm[] = ['ORDER', 'DESTRUCTION'];

type CareerRow = readonly [name: string, race: Race, archetype: Archetype];

const ORDER_CAREERS = [
  ['IRON_BREAKER', 'DWARF', 'TANK'],
  ['SLAYER', 'DWARF', 'MELEE_DPS'],
  ['RUNE_PRIEST', 'DWARF', 'HEALER'],
  ['ENGINEER', 'DWARF', 'RANGED_DPS'],
  ['WITCH_HUNTER', 'EMPIRE', 'MELEE_DPS'],
  ['KNIGHT_OF_THE_BLAZING_SUN', 'EMPIRE', 'TANK'],
  ['BRIGHT_WIZARD', 'EMPIRE', 'RANGED_DPS'],
  ['WARRIOR_PRIEST', 'EMPIRE', 'HEALER'],
  ['SWORD_MASTER', 'HIGH_ELF', 'TANK'],
  ['SHADOW_WARRIOR', 'HIGH_ELF', 'RANGED_DPS'],
  ['WHITE_LION', 'HIGH_ELF', 'MELEE_DPS'],
  ['ARCHMAGE', 'HIGH_ELF', 'HEALER'],
] as const satisfies readonly CareerRow[];

const DESTRUCTION_CAREERS = [
  ['BLACK_ORC', 'ORC', 'TANK'],
  ['CHOPPA', 'ORC', 'MELEE_DPS'],
  ['SHAMAN', 'GOBLIN', 'HEALER'],
  ['SQUIG_HERDER', 'GOBLIN', 'RANGED_DPS'],
  ['CHOSEN', 'CHAOS', 'TANK'],
  ['MARAUDER', 'CHAOS', 'MELEE_DPS'],
  ['ZEALOT', 'CHAOS', 'HEALER'],
  ['MAGUS', 'CHAOS', 'RANGED_DPS'],
  ['BLACK_GUARD', 'DARK_ELF', 'TANK'],
  ['WITCH_ELF', 'DARK_ELF', 'MELEE_DPS'],
  ['DISCIPLE_OF_KHAINE', 'DARK_ELF', 'HEALER'],
  ['SORCERER', 'DARK_ELF', 'RANGED_DPS'],
] as const satisfies readonly CareerRow[];

export type OrderCareer = (typeof ORDER_CAREERS)[number][0];
export type DestructionCareer = (typeof DESTRUCTION_CAREERS)[number][0];
export type CareerName = OrderCareer | DestructionCareer;

/** A class of the game: who can play it and in which role (rules.md: Careers). */
export interface Career {
  readonly name: CareerName;
  readonly realm: Realm;
  readonly race: Race;
  readonly archetype: Archetype;
}

/** All 24 careers, Order first. */
export const CAREERS: readonly Career[] = [
  ...ORDER_CAREERS.map(([name, race, archetype]) => ({ name, realm: 'ORDER' as const, race, archetype })),
  ...DESTRUCTION_CAREERS.map(([name, race, archetype]) => ({
    name,
    realm: 'DESTRUCTION' as const,
    race,
    archetype,
  })),
];
