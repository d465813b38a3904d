import type { RealmName } from './realms.ts';

/** Which glyph stands for a career, and on which realm's badge. */
export interface CareerArt {
  readonly glyph: string;
  readonly realm: RealmName;
}

const order = (glyph: string): CareerArt => ({ glyph, realm: 'ORDER' });
const destruction = (glyph: string): CareerArt => ({ glyph, realm: 'DESTRUCTION' });

/** The 24 careers by their name in the contract (facts 2.1), each with a glyph of its own. */
export const CAREER_ART: Readonly<Record<string, CareerArt>> = {
  ARCHMAGE: order('crystal-wand'),
  BLACK_GUARD: destruction('sharp-halberd'),
  BLACK_ORC: destruction('orc-head'),
  BRIGHT_WIZARD: order('burning-dot'),
  CHOPPA: destruction('chopped-skull'),
  CHOSEN: destruction('warlord-helmet'),
  DISCIPLE_OF_KHAINE: destruction('chalice-drops'),
  ENGINEER: order('gears'),
  IRON_BREAKER: order('dwarf-helmet'),
  KNIGHT_OF_THE_BLAZING_SUN: order('sun'),
  MAGUS: destruction('warlock-eye'),
  MARAUDER: destruction('spiked-tentacle'),
  RUNE_PRIEST: order('rune-stone'),
  SHADOW_WARRIOR: order('high-shot'),
  SHAMAN: destruction('tribal-mask'),
  SLAYER: order('crossed-axes'),
  SORCERER: destruction('heavy-lightning'),
  SQUIG_HERDER: destruction('toad-teeth'),
  SWORD_MASTER: order('spinning-sword'),
  WARRIOR_PRIEST: order('thor-hammer'),
  WHITE_LION: order('lion'),
  WITCH_ELF: destruction('daggers'),
  WITCH_HUNTER: order('pilgrim-hat'),
  ZEALOT: destruction('raven'),
};

/** Stands for a career that the table does not know. */
export const UNKNOWN_CAREER_ART: CareerArt = { glyph: 'cowled', realm: 'NEUTRAL' };
