import { BADGE_STYLES, badgeSvg } from './badge.ts';
import { paintGlyph } from './glyph.ts';
import { svgDocument } from './svg.ts';
import { LAURELS_GLYPH, REALM_GLYPHS, type RealmName } from './tables/realms.ts';

const GLYPH_SCALE = 0.076;
const LAUREL_GOLD = '#e8c66a';

/** A realm's badge as an SVG document. `size` in pixels. */
export const realmSvg = (realm: RealmName, size = 64): string =>
  badgeSvg(REALM_GLYPHS[realm], realm, GLYPH_SCALE, size);

/** The icon of the realm that won a scenario: its glyph inside golden laurels. `size` in pixels. */
export const winnerSvg = (realm: RealmName, size = 64): string => {
  const glyph = paintGlyph(REALM_GLYPHS[realm], BADGE_STYLES[realm].rim[1]);
  return svgDocument(
    { box: '0 0 64 64', width: size, height: size },
    `<g transform="scale(.125)">${paintGlyph(LAURELS_GLYPH, LAUREL_GOLD)}</g>` +
      `<g transform="translate(17.5 15) scale(.0568)"><g stroke="#000" stroke-opacity=".55" stroke-width="40" ` +
      `stroke-linejoin="round">${glyph}</g>${glyph}</g>`,
  );
};
