import { paintGlyph } from './glyph.ts';
import { svgDocument } from './svg.ts';
import { ICON_GLYPHS, type IconGlyphName } from './tables/icon-glyphs.ts';

/** Paints that keep 3:1 on the dark and on the light theme's surfaces, so that one file serves both. */
const BRASS = '#a27a33';
const EMBER = '#c9612a';

const paintOf = (name: IconGlyphName): string => (name === 'not-completed' ? EMBER : BRASS);

/** A small icon of one colour without a background, as an SVG document in the glyph's own 512 unit box. */
export const iconGlyphSvg = (name: IconGlyphName, size = 24): string =>
  svgDocument(
    { box: '0 0 512 512', width: size, height: size },
    paintGlyph(ICON_GLYPHS[name], paintOf(name)),
  );
