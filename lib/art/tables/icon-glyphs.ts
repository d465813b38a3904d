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
