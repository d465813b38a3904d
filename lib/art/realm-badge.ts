import { badgeSvg } from './badge.ts';
import { BADGE_STYLES } from './tables/badges.ts';
import { svgDocument, paintGlyph } from './svg.ts';
import {
  LAURELS_GLYPH,
  REALM_GLYPHS,
  type RealmName,
  CAREER_GLYPHS,
  UNKNOWN_CAREER_GLYPH,
} from '#lib/art/tables/icon-glyphs.ts';
import { CAREERS } from '#lib/game/players/careers.ts';
import { isKeyOf } from '#lib/game/look-up.ts';

/** The glyph has less room on a shield than on a star or a disc. */
const SHIELD_SCALE = 0.076;
const OPEN_SCALE = 0.08;

/**
 * A career's badge as an SVG document. `career` is its name in the contract (`WHITE_LION`); any other value gives the
 * neutral badge of an unknown career. `size` in pixels.
 */
export const careerSvg = (career: string, size = 64): string => {
  if (!isKeyOf(CAREER_GLYPHS, career)) return badgeSvg(UNKNOWN_CAREER_GLYPH, 'NEUTRAL', OPEN_SCALE, size);
  const { realm } = CAREERS[career];
  return badgeSvg(CAREER_GLYPHS[career], realm, realm === 'ORDER' ? SHIELD_SCALE : OPEN_SCALE, size);
};

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
