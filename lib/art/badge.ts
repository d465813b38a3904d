import { svgDocument, glyphGradient, metalGradient, type Metal, paintGlyph } from './svg.ts';
import type { SlotPicture } from '#lib/game/armory/armory-groups.ts';
import type { Coins } from '#lib/format/price.ts';
import { SLOT_GLYPHS, type RealmName } from '#lib/art/tables/icon-glyphs.ts';
import { BADGE_STYLES } from './tables/badges.ts';

interface CoinColours {
  readonly face: Metal;
  readonly rim: string;
  /** The line around the coin, which keeps it apart from light and dark surfaces. */
  readonly line: string;
}

const COLOURS: Readonly<Record<Coins['metal'], CoinColours>> = {
  gold: { face: ['#ffe08a', '#e2ad3b', '#b87d1d'], rim: '#fff0bd', line: '#7a5211' },
  silver: { face: ['#f4f7fb', '#b9c3d0', '#8a95a5'], rim: '#ffffff', line: '#515c6b' },
  copper: { face: ['#f0b48a', '#c9713f', '#97481f'], rim: '#ffd9bd', line: '#66300f' },
};

/** A coin, plain enough to be recognised at 16 pixels. */
export function coinSvg(metal: Coins['metal']): string {
  const { face, rim, line } = COLOURS[metal];
  return svgDocument(
    { box: '0 0 32 32', width: 32, height: 32 },
    `<defs>${metalGradient('f', face)}</defs>` +
      `<circle cx="16" cy="16" r="13.5" fill="url(#f)" stroke="${line}" stroke-width="2"/>` +
      `<circle cx="16" cy="16" r="9.5" fill="none" stroke="${line}" stroke-opacity=".55" stroke-width="1.6"/>` +
      `<path d="M8.4 11.2A9.2 9.2 0 0 1 16 6.8" fill="none" stroke="${rim}" stroke-width="2.2" stroke-linecap="round"/>`,
  );
}

/** A grey that is faint on the dark and on the light theme's surfaces alike. */
const FAINT_GREY = '#857f6e';

/** Draws the picture of an empty slot, as an SVG document in the glyph's own 512 unit box. */
export const slotSvg = (slot: SlotPicture): string =>
  svgDocument({ box: '0 0 512 512', width: 30, height: 30 }, paintGlyph(SLOT_GLYPHS[slot], FAINT_GREY));

/** A glyph on a realm's badge as an SVG document; `scale` shrinks the glyph's 512 units into the 64 of the badge. */
export const badgeSvg = (glyph: string, realm: RealmName, scale: number, size = 64): string => {
  const style = BADGE_STYLES[realm];
  const offset = 32 - 256 * scale;
  const definitions =
    `<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${style.fieldTop}"/>` +
    `<stop offset="1" stop-color="${style.fieldBottom}"/></linearGradient>` +
    metalGradient('r', style.rim) +
    glyphGradient('g', style.glyphTop, style.glyphBottom);
  return svgDocument(
    { box: '0 0 64 64', width: size, height: size },
    `<defs>${definitions}</defs>` +
      `<path d="${style.outline}" fill="url(#b)" stroke="url(#r)" stroke-width="3" stroke-linejoin="round"/>` +
      `<g transform="translate(${offset} ${offset - style.raise}) scale(${scale})">` +
      `<g transform="translate(0 14)" opacity=".5">${paintGlyph(glyph, '#000')}</g>${paintGlyph(glyph, 'url(#g)')}</g>`,
  );
};
