import { svgDocument, paintGlyph } from './svg.ts';
import { ICON_GLYPHS } from './tables/icon-glyphs.ts';

const OUTLINE_WIDTH = 64;

/** The viewBox of a marker: that of a glyph with a margin for its outline. */
export const MARKER_BOX = '-30 -30 572 572';

/** The outline is as wide as the margin allows, so that a marker can be seen on any map. */
const outlinedGlyph = (glyph: string, fill: string, outline: string): string =>
  `<g stroke="${outline}" stroke-width="${OUTLINE_WIDTH}" stroke-linejoin="round">${paintGlyph(glyph, outline)}</g>` +
  paintGlyph(glyph, fill);

/** Draws the marker of a death: a skull over crossed bones, red on cream. */
export const killMarkerSvg = (): string =>
  svgDocument({ box: MARKER_BOX }, outlinedGlyph(ICON_GLYPHS.kill, '#8e1014', '#fff8e6'));

/**
 * The elements of a pin in a `MARKER_BOX`, for where a creature or an object stands: brass in a dark line, since cream
 * would not stand out from the parchment.
 */
export const pinMarkup = (): string => outlinedGlyph(ICON_GLYPHS.spawn, '#d9b25a', '#2a1c08');

/** The pin as its own picture. */
export const spawnMarkerSvg = (): string => svgDocument({ box: MARKER_BOX }, pinMarkup());
