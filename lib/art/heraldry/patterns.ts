import heraldry from './heraldry.json' with { type: 'json' };
import tinctures from './tinctures.json' with { type: 'json' };

/** Shield outlines in a box of 100 by 116, by index. Frozen: indexes wrap around its length. */
export const SHIELD_SHAPES: readonly string[] = heraldry.shapes.map(({ outline }) => outline);

/** The 24 tinctures by index, with their `#rrggbb` values: metals and colours first, then stains. Frozen as well. */
export const TINCTURES: readonly { readonly name: string; readonly colour: string }[] = tinctures;

/** A division or ordinary of the field: its name, and the area of the second tincture as SVG elements. */
export interface Pattern {
  readonly name: string;
  readonly area: string;
}

/** The 28 patterns by index, in the shields' box of 100 by 116. Frozen: indexes wrap around its length. */
export const PATTERNS: readonly Pattern[] = heraldry.patterns;
