import type { SlotPicture } from '#lib/game/armory/armory-groups.ts';
import type { Career } from '#graphql/generated/documents.ts';
import glyphs from './glyphs.json' with { type: 'json' };

/** The glyph of each career (rules.md: Careers), every one different. */
export const CAREER_GLYPHS: Readonly<Record<Career, string>> = glyphs.careers;

/** Stands for a career that the table does not know. */
export const UNKNOWN_CAREER_GLYPH = 'cowled';

/** The glyph of each realm. They are ours; the game's own emblems are not redrawn. */
export const REALM_GLYPHS = {
  ORDER: 'griffin-symbol',
  DESTRUCTION: 'daemon-skull',
  NEUTRAL: 'scales',
} as const;

export type RealmName = keyof typeof REALM_GLYPHS;

/** The wreath around the winner's glyph. */
export const LAURELS_GLYPH = 'laurels';

/** Glyphs of empty slots. */
export const SLOT_GLYPHS: Readonly<Record<SlotPicture, string>> = glyphs.slots;

/** Glyphs that stand alone: marks on maps and small signs in lists. */
export const ICON_GLYPHS = {
  kill: 'skull-crossed-bones',
  spawn: 'position-marker',
  rvr: 'crossed-swords',
  scenario: 'tower-flag',
  'broken-shield': 'broken-shield',
  completed: 'polar-star',
  'not-completed': 'hazard-sign',
  surrender: 'flying-flag',
} as const;

export type IconGlyphName = keyof typeof ICON_GLYPHS;

/** Ability glyphs by index: icon number 60000 + index. Frozen: indexes wrap around its length. */
export const ABILITY_GLYPHS: readonly string[] = glyphs.abilities;

/** Guild emblems by index, as a crest address counts them. Frozen: indexes wrap around its length. */
export const EMBLEM_GLYPHS: readonly string[] = glyphs.emblems;
