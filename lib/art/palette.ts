/** The four colours of a framed icon: its background from centre to edge, its glyph from top to bottom. */
export interface Palette {
  readonly backgroundCentre: string;
  readonly backgroundEdge: string;
  readonly glyphTop: string;
  readonly glyphBottom: string;
}

const palette = (
  backgroundCentre: string,
  backgroundEdge: string,
  glyphTop: string,
  glyphBottom: string,
): Palette => ({
  backgroundCentre,
  backgroundEdge,
  glyphTop,
  glyphBottom,
});

/** A palette represents the material of an item, never its rarity. Append only: icon numbers are indexes. */
export const PALETTES = {
  steel: palette('#3a4a63', '#0f1622', '#eef4ff', '#8fa6c8'),
  gold: palette('#5a4322', '#1a1206', '#ffe9ae', '#cf9637'),
  ember: palette('#5b211d', '#190605', '#ffd0b8', '#e0583a'),
  verdant: palette('#1f4a3a', '#06160f', '#d9ffe4', '#5fbf86'),
  arcane: palette('#3c2a63', '#110a22', '#efe0ff', '#a47be6'),
  frost: palette('#134a58', '#04161b', '#d6fbff', '#4fb9cc'),
  leather: palette('#4a3a30', '#150f0b', '#f2e3cf', '#b98f66'),
  rune: palette('#40313f', '#130c13', '#f7dbe9', '#c0769b'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** The palettes by index. */
export const PALETTE_NAMES = Object.keys(PALETTES) as readonly PaletteName[];
