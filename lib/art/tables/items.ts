import type { PaletteName } from '../palette.ts';
import rows from './items.json' with { type: 'json' };

/** The art of one kind of item: variant numbers walk through the glyphs, then through the palettes. */
export interface ItemArt {
  readonly glyphs: readonly string[];
  readonly palettes: readonly PaletteName[];
}

/**
 * Every kind of item in the order of the icon number space: kind t starts at 1000 * (t + 1).
 * New kinds go to the end. A row itself is frozen: variants wrap around its length, so that one more glyph
 * would change icons that are already linked.
 */
export const ITEM_ART = Object.fromEntries(
  Object.entries(rows).map(([kind, { glyphs, palettes }]) => [kind, { glyphs: glyphs.split(' '), palettes }]),
) as unknown as Readonly<Record<ItemArtKind, ItemArt>>;

export type ItemArtKind = keyof typeof rows;

/** The rows of {@link ITEM_ART}, so that a row's place gives its thousand. */
export const ITEM_ART_KINDS = Object.keys(ITEM_ART) as readonly ItemArtKind[];
