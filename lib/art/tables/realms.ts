/** The glyph of each realm. They are ours; the game's own emblems are not redrawn. */
export const REALM_GLYPHS = {
  ORDER: 'griffin-symbol',
  DESTRUCTION: 'daemon-skull',
  NEUTRAL: 'scales',
} as const;

export type RealmName = keyof typeof REALM_GLYPHS;

/** The wreath around the winner's glyph. */
export const LAURELS_GLYPH = 'laurels';
