import { badgeSvg } from './badge.ts';
import { CAREERS } from '#lib/game/players/careers.ts';
import { isKeyOf } from '#lib/game/look-up.ts';
import { CAREER_GLYPHS, UNKNOWN_CAREER_GLYPH } from './tables/careers.ts';

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
