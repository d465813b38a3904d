import { GLYPHS } from '#lib/art/generated/glyphs.ts';

/**
 * The body of a glyph (a 512 unit box) in one paint: a colour or a reference such as `url(#g)`.
 * @throws Error for a name that the generated module does not hold; the tables of art are its only source.
 */
export const paintGlyph = (name: string, paint: string): string => {
  const body = GLYPHS[name];
  if (body === undefined) throw new Error(`Unknown glyph "${name}"`);
  return body.replaceAll('{paint}', paint);
};

/** Three stops from top to bottom of whatever is painted: how we light metal. */
export type Metal = readonly [light: string, middle: string, dark: string];

/** Three equal stops, top to bottom, over the painted shape's own box. */
export const metalGradient = (id: string, [light, middle, dark]: Metal, middleAt = '.5'): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/>` +
  `<stop offset="${middleAt}" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

/** Top to bottom over a glyph's 512 unit box, whatever part of it the glyph covers. */
export const glyphGradient = (id: string, top: string, bottom: string, margin = 0): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="512" gradientUnits="userSpaceOnUse">` +
  `<stop offset="${margin}" stop-color="${top}"/><stop offset="${1 - margin}" stop-color="${bottom}"/></linearGradient>`;

/** The outside of an SVG document: its viewBox, and its size in pixels where it has one. */
export interface SvgFrame {
  readonly box: string;
  readonly width?: number;
  readonly height?: number;
}

/** A whole SVG document around the given elements. It carries no style attribute, so any CSP lets it through. */
export const svgDocument = ({ box, width, height }: SvgFrame, content: string): string => {
  const size = width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${size}>${content}</svg>`;
};
