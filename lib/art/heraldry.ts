import { wrappedItem, wrapIndex } from './wrapped-item.ts';
import { svgDocument, metalGradient, type Metal, paintGlyph } from './svg.ts';
import { EMBLEM_GLYPHS } from './tables/icon-glyphs.ts';
import type { Heraldry } from './heraldry/heraldry-path.ts';
import { FRAMES, type CrestStyle, type RealmFrame, STYLES } from './heraldry/frames.ts';
import { crestHeight, WIDEST_PLAIN } from './heraldry/crest-size.ts';
import { PATTERNS, TINCTURES, SHIELD_SHAPES } from './heraldry/patterns.ts';

const channel = (colour: string, start: number): number => {
  const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Red, green and blue of a `#rrggbb` colour as linear light, each from 0 to 1. */
export const channels = (colour: string) =>
  [channel(colour, 1), channel(colour, 3), channel(colour, 5)] as const;

/** Relative luminance (0 black, 1 white) of a `#rrggbb` colour, as WCAG 2 defines it. */
const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio (1 to 21) of two `#rrggbb` colours, in any order. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const crestLayer = ({ line, crest }: RealmFrame): string =>
  `<g fill="url(#r)" stroke="${line}" stroke-width="1.2" stroke-linejoin="round">${crest
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g>`;

/** The colours a crest is painted in, all `#rrggbb`. */
interface CrestColours {
  readonly field: string;
  /** The pattern's colour; without a pattern it is not painted. */
  readonly area: string;
  readonly emblem: string;
  /** The fimbriation: a line around the emblem that parts it from the field. */
  readonly outline: string;
}

/** With less contrast the pattern could not be seen. */
export const MIN_AREA_CONTRAST = 1.6;
export const MIN_EMBLEM_CONTRAST = 3;

const EMBLEM_ARGENT = '#f2ede0';
const EMBLEM_CHOICES = [EMBLEM_ARGENT, '#f0c653', '#15161b'];
const OUTLINE_BLACK = '#0c0d11';
const DARK_EMBLEM = 0.2;

/** The rule of tincture: the first colour from the second one on that has enough contrast to the field. */
const distinctArea = (field: string, color2: number): string => {
  const start = wrapIndex(color2, TINCTURES.length);
  const candidates = TINCTURES.map((_, offset) => wrappedItem(TINCTURES, start + offset).colour);
  return (
    candidates.find((colour) => contrast(field, colour) >= MIN_AREA_CONTRAST) ?? wrappedItem(candidates, 0)
  );
};

const readableEmblem = (backgrounds: readonly string[]): string => {
  const worst = (colour: string): number =>
    Math.min(...backgrounds.map((background) => contrast(colour, background)));
  return (
    EMBLEM_CHOICES.find((colour) => worst(colour) >= MIN_EMBLEM_CONTRAST) ??
    EMBLEM_CHOICES.reduce((best, colour) => (worst(colour) > worst(best) ? colour : best))
  );
};

const withOutline = (field: string, area: string, emblem: string): CrestColours => ({
  field,
  area,
  emblem,
  outline: luminance(emblem) < DARK_EMBLEM ? EMBLEM_ARGENT : OUTLINE_BLACK,
});

/**
 * The colours for two tincture numbers (any integers). On a plain field the second tincture is the emblem's, where it
 * can be read; on a pattern the emblem takes the metal that stands out from both.
 */
export const crestColours = (color1: number, color2: number, plain: boolean): CrestColours => {
  const field = wrappedItem(TINCTURES, color1).colour;
  if (!plain) {
    const area = distinctArea(field, color2);
    return withOutline(field, area, readableEmblem([field, area]));
  }
  const second = wrappedItem(TINCTURES, color2).colour;
  const readable = contrast(field, second) >= MIN_EMBLEM_CONTRAST;
  return withOutline(field, second, readable ? second : readableEmblem([field]));
};

const WHOLE_FIELD = '<rect x="-4" y="-4" width="110" height="124" fill=';

const SHADING =
  '<linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>' +
  '<stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>';

const definitions = (outline: string, rim: Metal): string =>
  `<defs><clipPath id="s"><path d="${outline}"/></clipPath>${metalGradient('r', rim, '.45')}${SHADING}</defs>`;

const emblemLayer = (
  glyph: string,
  { emblem, outline }: CrestColours,
  style: Pick<CrestStyle, 'emblemScale' | 'fimbriation'>,
): string => {
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
  const style = size <= WIDEST_PLAIN ? STYLES.small : STYLES.large;
  const frame = FRAMES[heraldry.realm === 1 ? 'order' : 'destruction'];
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
      (style.ornate ? crestLayer(frame) : '') +
      edgeLine(outline, '#07080b', style.edge) +
      `<g clip-path="url(#s)">${field}</g>${edgeLine(outline, 'url(#r)', style.rim)}`,
  );
};
