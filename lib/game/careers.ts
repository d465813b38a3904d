/** The 24 careers by race pairing: the order of the career options (rules.md: Careers). */
export const CAREER_ORDER = [
  'IRON_BREAKER',
  'SLAYER',
  'RUNE_PRIEST',
  'ENGINEER',
  'BLACK_ORC',
  'CHOPPA',
  'SHAMAN',
  'SQUIG_HERDER',
  'WITCH_HUNTER',
  'KNIGHT_OF_THE_BLAZING_SUN',
  'BRIGHT_WIZARD',
  'WARRIOR_PRIEST',
  'CHOSEN',
  'MARAUDER',
  'ZEALOT',
  'MAGUS',
  'SWORD_MASTER',
  'SHADOW_WARRIOR',
  'WHITE_LION',
  'ARCHMAGE',
  'BLACK_GUARD',
  'WITCH_ELF',
  'DISCIPLE_OF_KHAINE',
  'SORCERER',
] as const;

export type Career = (typeof CAREER_ORDER)[number];
export type CareerRealm = 'ORDER' | 'DESTRUCTION';
export type Race = 'CHAOS' | 'DARK_ELF' | 'DWARF' | 'EMPIRE' | 'GOBLIN' | 'HIGH_ELF' | 'ORC';
export type Archetype = 'TANK' | 'HEALER' | 'MELEE_DPS' | 'RANGED_DPS';

export interface CareerFacts {
  /** The name that visitors read: 'Bright Wizard'. */
  readonly label: string;
  readonly realm: CareerRealm;
  readonly race: Race;
  readonly archetype: Archetype;
  /** The contract's value in lower case, for icon file names: 'bright_wizard'. */
  readonly slug: string;
}

function career(
  slug: string,
  label: string,
  realm: CareerRealm,
  race: Race,
  archetype: Archetype,
): CareerFacts {
  return { slug, label, realm, race, archetype };
}

/**
 * What the game says of each career (rules.md: Careers).
 * @example CAREERS.BRIGHT_WIZARD.label // 'Bright Wizard'
 */
export const CAREERS: Readonly<Record<Career, CareerFacts>> = {
  IRON_BREAKER: career('iron_breaker', 'Ironbreaker', 'ORDER', 'DWARF', 'TANK'),
  SLAYER: career('slayer', 'Slayer', 'ORDER', 'DWARF', 'MELEE_DPS'),
  RUNE_PRIEST: career('rune_priest', 'Rune Priest', 'ORDER', 'DWARF', 'HEALER'),
  ENGINEER: career('engineer', 'Engineer', 'ORDER', 'DWARF', 'RANGED_DPS'),
  BLACK_ORC: career('black_orc', 'Black Orc', 'DESTRUCTION', 'ORC', 'TANK'),
  CHOPPA: career('choppa', 'Choppa', 'DESTRUCTION', 'ORC', 'MELEE_DPS'),
  SHAMAN: career('shaman', 'Shaman', 'DESTRUCTION', 'GOBLIN', 'HEALER'),
  SQUIG_HERDER: career('squig_herder', 'Squig Herder', 'DESTRUCTION', 'GOBLIN', 'RANGED_DPS'),
  WITCH_HUNTER: career('witch_hunter', 'Witch Hunter', 'ORDER', 'EMPIRE', 'MELEE_DPS'),
  KNIGHT_OF_THE_BLAZING_SUN: career(
    'knight_of_the_blazing_sun',
    'Knight of the Blazing Sun',
    'ORDER',
    'EMPIRE',
    'TANK',
  ),
  BRIGHT_WIZARD: career('bright_wizard', 'Bright Wizard', 'ORDER', 'EMPIRE', 'RANGED_DPS'),
  WARRIOR_PRIEST: career('warrior_priest', 'Warrior Priest', 'ORDER', 'EMPIRE', 'HEALER'),
  CHOSEN: career('chosen', 'Chosen', 'DESTRUCTION', 'CHAOS', 'TANK'),
  MARAUDER: career('marauder', 'Marauder', 'DESTRUCTION', 'CHAOS', 'MELEE_DPS'),
  ZEALOT: career('zealot', 'Zealot', 'DESTRUCTION', 'CHAOS', 'HEALER'),
  MAGUS: career('magus', 'Magus', 'DESTRUCTION', 'CHAOS', 'RANGED_DPS'),
  SWORD_MASTER: career('sword_master', 'Swordmaster', 'ORDER', 'HIGH_ELF', 'TANK'),
  SHADOW_WARRIOR: career('shadow_warrior', 'Shadow Warrior', 'ORDER', 'HIGH_ELF', 'RANGED_DPS'),
  WHITE_LION: career('white_lion', 'White Lion', 'ORDER', 'HIGH_ELF', 'MELEE_DPS'),
  ARCHMAGE: career('archmage', 'Archmage', 'ORDER', 'HIGH_ELF', 'HEALER'),
  BLACK_GUARD: career('black_guard', 'Blackguard', 'DESTRUCTION', 'DARK_ELF', 'TANK'),
  WITCH_ELF: career('witch_elf', 'Witch Elf', 'DESTRUCTION', 'DARK_ELF', 'MELEE_DPS'),
  DISCIPLE_OF_KHAINE: career('disciple_of_khaine', 'Disciple of Khaine', 'DESTRUCTION', 'DARK_ELF', 'HEALER'),
  SORCERER: career('sorcerer', 'Sorcerer', 'DESTRUCTION', 'DARK_ELF', 'RANGED_DPS'),
};

/** The contract's career mask writes these three differently (rules.md: Careers). */
const OTHER_SPELLINGS: ReadonlyMap<string, Career> = new Map([
  ['BLACKGUARD', 'BLACK_GUARD'],
  ['IRONBREAKER', 'IRON_BREAKER'],
  ['SWORDMASTER', 'SWORD_MASTER'],
  ['KNIGHT', 'KNIGHT_OF_THE_BLAZING_SUN'],
]);

/**
 * The contract's value for a career written in any case, with spaces or hyphens, or as in the career mask;
 * null when there is no such career.
 * @example parseCareer('bright-wizard') // 'BRIGHT_WIZARD'
 * @example parseCareer('BLACKGUARD') // 'BLACK_GUARD'
 */
export function parseCareer(value: string): Career | null {
  const name = value
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_');
  return CAREER_ORDER.find((known) => known === name) ?? OTHER_SPELLINGS.get(name) ?? null;
}

/**
 * The facts of a career by its value, as tolerant as parseCareer; null for a career that we do not know,
 * so that a career added by the API does not break a page.
 * @example careerOf('WHITE_LION')?.realm // 'ORDER'
 */
export function careerOf(value: string): CareerFacts | null {
  const known = parseCareer(value);
  return known && CAREERS[known];
}
