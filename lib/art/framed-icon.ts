import { frameElement, type FrameShape, GLYPH_SCALES } from './icon-frame.ts';
import { PALETTES, type Palette, type PaletteName } from './palette.ts';
import { svgDocument, glyphGradient, metalGradient, type Metal, paintGlyph } from './svg.ts';

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
