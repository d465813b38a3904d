import { PALETTES, type Palette, type PaletteName } from './palette.ts';
import { svgDocument, glyphGradient, metalGradient, type Metal, paintGlyph } from './svg.ts';

/** The outline of an icon: square for items, circle for abilities and quests, hex for talismans. */
export const FRAME_SHAPES = ['square', 'circle', 'hex'] as const;

export type FrameShape = (typeof FRAME_SHAPES)[number];

const CENTRE = 32;

const hexPoints = (radius: number): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)},${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');

const squareElement = (inset: number, attributes: string): string => {
  const side = 62 - 2 * inset;
  const corner = `x="${1 + inset}" y="${1 + inset}"`;
  return `<rect ${corner} width="${side}" height="${side}" rx="${Math.max(2, 9 - inset)}" ${attributes}/>`;
};

/** The outline as one SVG element in a 64 unit box, drawn `inset` units inside the edge. */
const frameElement = (shape: FrameShape, inset: number, attributes: string): string => {
  switch (shape) {
    case 'circle':
      return `<circle cx="${CENTRE}" cy="${CENTRE}" r="${31 - inset}" ${attributes}/>`;
    case 'hex':
      return `<polygon points="${hexPoints(31.5 - inset * 1.1)}" stroke-linejoin="round" ${attributes}/>`;
    case 'square':
      return squareElement(inset, attributes);
  }
};

/** Scales by which a glyph's 512 unit box shrinks so that it sits well inside the outline. */
const GLYPH_SCALES: Readonly<Record<FrameShape, number>> = { square: 0.086, circle: 0.072, hex: 0.07 };

/** The frame of an icon. `size` is its side in pixels and defaults to 64; `pressed` shows it pushed in. */
export interface FrameOptions {
  readonly frame?: FrameShape;
  readonly pressed?: boolean;
  readonly size?: number;
}

interface FramedArt {
  readonly glyph: string;
  readonly palette: PaletteName;
  readonly mirrored?: boolean;
}

const BRASS: Metal = ['#f4dfa6', '#8a6a2c', '#3b2a10'];
const BRASS_FROM_BELOW: Metal = [BRASS[2], BRASS[1], BRASS[0]];
/** A glyph is drawn in a box of 512 units, an icon in one of 64. */
const GLYPH_MIDDLE = 256;

const background = ({ backgroundCentre, backgroundEdge }: Palette, pressed: boolean): string =>
  `<radialGradient id="b" cx=".5" cy="${pressed ? 0.62 : 0.34}" r=".75"><stop offset="0" stop-color="${backgroundCentre}"/>` +
  `<stop offset="1" stop-color="${backgroundEdge}"/></radialGradient>`;

const gloss = (pressed: boolean): string =>
  pressed
    ? '<path d="M0 0H64V14Q32 20 0 14Z" fill="#000" opacity=".28"/>'
    : '<path d="M0 0H64V26Q32 34 0 26Z" fill="#fff" opacity=".07"/>';

const placedGlyph = ({ glyph, mirrored }: FramedArt, scale: number, pressed: boolean): string => {
  const offset = 32 - GLYPH_MIDDLE * scale;
  const mirror = mirrored ? ' translate(512 0) scale(-1 1)' : '';
  const shadow = `<g transform="translate(0 ${pressed ? -10 : 16})" opacity=".6">${paintGlyph(glyph, '#000')}</g>`;
  return (
    `<g transform="translate(${offset} ${offset + (pressed ? 1 : 0)}) scale(${scale})${mirror}">` +
    `${shadow}${paintGlyph(glyph, 'url(#g)')}</g>`
  );
};

/** A glyph on its palette's background inside a brass rim, as an SVG document in a 64 unit box. */
export const framedIcon = (art: FramedArt, options: FrameOptions = {}): string => {
  const { frame = 'square', pressed = false, size = 64 } = options;
  const palette = PALETTES[art.palette];
  const definitions =
    background(palette, pressed) +
    glyphGradient('g', palette.glyphTop, palette.glyphBottom, 0.08) +
    metalGradient('r', pressed ? BRASS_FROM_BELOW : BRASS) +
    `<clipPath id="c">${frameElement(frame, 2.5, '')}</clipPath>`;
  const shade = pressed ? '<rect width="64" height="64" fill="#000" opacity=".18"/>' : '';
  return svgDocument(
    { box: '0 0 64 64', width: size, height: size },
    `<defs>${definitions}</defs>` +
      frameElement(frame, 0, 'fill="#07080a"') +
      frameElement(frame, 1.6, 'fill="url(#b)"') +
      `<g clip-path="url(#c)">${gloss(pressed)}${placedGlyph(art, GLYPH_SCALES[frame], pressed)}${shade}</g>` +
      frameElement(frame, 1.3, 'fill="none" stroke="url(#r)" stroke-width="2.2"') +
      frameElement(frame, 3, 'fill="none" stroke="#000" stroke-opacity=".55" stroke-width="1"'),
  );
};
