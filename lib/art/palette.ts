import palettes from './tables/palettes.json' with { type: 'json' };

/** The four colours of a framed icon: its background from centre to edge, its glyph from top to bottom. */
export type Palette = (typeof palettes)[PaletteName];

export type PaletteName = keyof typeof palettes;

/** A palette represents the material of an item, never its rarity. Append only: icon numbers are indexes. */
export const PALETTES: Readonly<Record<PaletteName, Palette>> = palettes;

/** The palettes by index. */
export const PALETTE_NAMES = Object.keys(PALETTES) as readonly PaletteName[];
