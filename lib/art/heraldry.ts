import { paintGlyph } from './glyph.ts';
import { metalGradient, type Metal } from './gradient.ts';
import { wrappedItem } from './wrapped-item.ts';
import { svgDocument } from './svg.ts';
import { EMBLEM_GLYPHS } from './tables/emblems.ts';
import type { Heraldry } from './heraldry/heraldry-path.ts';
import { crestColours, type CrestColours } from './heraldry/crest-colours.ts';
import { crestHeight, PLAIN_BOX, WIDEST_PLAIN } from './heraldry/crest-size.ts';
import { PATTERNS } from './heraldry/patterns.ts';
import { DESTRUCTION_FRAME, ORDER_FRAME } from './heraldry/realm-frame.ts';
import { SHIELD_SHAPES } from './heraldry/shapes.ts';

interface CrestStyle {
  readonly box: string;
  readonly ornate: boolean;
  readonly emblemScale: number;
  readonly fimbriation: number;
  readonly edge: number;
  readonly rim: number;
}

const LARGE: CrestStyle = {
  box: '-22 -20 144 140',
  ornate: true,
  emblemScale: 0.136,
  fimbriation: 30,
  edge: 11,
  rim: 5.5,
};
/** Small crests lose the ornament and the shading, and gain on emblem and line. */
const SMALL: CrestStyle = {
  box: `-2 0 ${PLAIN_BOX.width} ${PLAIN_BOX.height}`,
  ornate: false,
  emblemScale: 0.146,
  fimbriation: 44,
  edge: 12,
  rim: 6.5,
};

const WHOLE_FIELD = '<rect x="-4" y="-4" width="110" height="124" fill=';

const SHADING =
  '<linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>' +
  '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>';

const definitions = (outline: string, rim: Metal): string =>
  `<defs><clipPath id="s"><path d="${outline}"/></clipPath>${metalGradient('r', rim, '.45')}${SHADING}</defs>`;

const emblemLayer = (glyph: string, { emblem, outline }: CrestColours, style: CrestStyle): string => {
  const [x, y] = [50, 54].map((middle) => (middle - 256 * style.emblemScale).toFixed(1));
  return (
    `<g transform="translate(${x} ${y}) scale(${style.emblemScale})">` +
    `<g stroke="${outline}" stroke-width="${style.fimbriation}" stroke-linejoin="round" stroke-opacity=".8">` +
    `${paintGlyph(glyph, outline)}</g>${paintGlyph(glyph, emblem)}</g>`
  );
};

const edgeLine = (outline: string, paint: string, width: number): string =>
  `<path d="${outline}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A guild's crest as an SVG document of about 5 KB. Pure and total over every {@link Heraldry}. */
export const heraldrySvg = (heraldry: Heraldry): string => {
  const { size } = heraldry;
  const style = size <= WIDEST_PLAIN ? SMALL : LARGE;
  const frame = heraldry.realm === 1 ? ORDER_FRAME : DESTRUCTION_FRAME;
  const outline = wrappedItem(SHIELD_SHAPES, heraldry.shape);
  const { area } = wrappedItem(PATTERNS, heraldry.pattern);
  const colours = crestColours(heraldry.color1, heraldry.color2, area === '');
  const field =
    `${WHOLE_FIELD}"${colours.field}"/><g fill="${colours.area}">${area}</g>` +
    emblemLayer(wrappedItem(EMBLEM_GLYPHS, heraldry.emblem), colours, style) +
    (style.ornate ? `${WHOLE_FIELD}"url(#l)"/>` : '');
  return svgDocument(
    { box: style.box, width: size, height: crestHeight(size) },
    definitions(outline, frame.rim) +
      (style.ornate ? frame.crest : '') +
      edgeLine(outline, '#07080b', style.edge) +
      `<g clip-path="url(#s)">${field}</g>${edgeLine(outline, 'url(#r)', style.rim)}`,
  );
};
