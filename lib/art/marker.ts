import { paintGlyph } from './glyph.ts';
import { svgDocument } from './svg.ts';
import { ICON_GLYPHS } from './tables/icon-glyphs.ts';

const OUTLINE_WIDTH = 64;

/** The outline is as wide as the margin allows, so that a marker can be seen on any map. */
const outlinedGlyph = (glyph: string, fill: string, outline: string): string =>
  svgDocument(
    { box: '-30 -30 572 572' },
    `<g stroke="${outline}" stroke-width="${OUTLINE_WIDTH}" stroke-linejoin="round">${paintGlyph(glyph, outline)}</g>` +
      paintGlyph(glyph, fill),
  );

/** Where somebody was killed: a skull over crossed bones, red on cream. */
export const killMarkerSvg = (): string => outlinedGlyph(ICON_GLYPHS.kill, '#8e1014', '#fff8e6');

/** Where a creature or an object stands: a pin, brass in a dark line, since cream would not stand out from the parchment. */
export const spawnMarkerSvg = (): string => outlinedGlyph(ICON_GLYPHS.spawn, '#d9b25a', '#2a1c08');
