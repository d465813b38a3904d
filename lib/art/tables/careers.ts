import type { Career } from '#graphql/generated/documents.ts';

/** The glyph of each career (rules.md: Careers), every one different. */
export const CAREER_GLYPHS: Readonly<Record<Career, string>> = {
  ARCHMAGE: 'crystal-wand',
  BLACK_GUARD: 'sharp-halberd',
  BLACK_ORC: 'orc-head',
  BRIGHT_WIZARD: 'burning-dot',
  CHOPPA: 'chopped-skull',
  CHOSEN: 'warlord-helmet',
  DISCIPLE_OF_KHAINE: 'chalice-drops',
  ENGINEER: 'gears',
  IRON_BREAKER: 'dwarf-helmet',
  KNIGHT_OF_THE_BLAZING_SUN: 'sun',
  MAGUS: 'warlock-eye',
  MARAUDER: 'spiked-tentacle',
  RUNE_PRIEST: 'rune-stone',
  SHADOW_WARRIOR: 'high-shot',
  SHAMAN: 'tribal-mask',
  SLAYER: 'crossed-axes',
  SORCERER: 'heavy-lightning',
  SQUIG_HERDER: 'toad-teeth',
  SWORD_MASTER: 'spinning-sword',
  WARRIOR_PRIEST: 'thor-hammer',
  WHITE_LION: 'lion',
  WITCH_ELF: 'daggers',
  WITCH_HUNTER: 'pilgrim-hat',
  ZEALOT: 'raven',
};

/** Stands for a career that the table does not know. */
export const UNKNOWN_CAREER_GLYPH = 'cowled';
