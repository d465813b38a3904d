import { badgeSvg } from './badge.ts';
import { CAREER_ART, UNKNOWN_CAREER_ART } from './tables/careers.ts';

/** The glyph has less room on a shield than on a star or a disc. */
const SHIELD_SCALE = 0.076;
const OPEN_SCALE = 0.08;

/**
 * A career's badge as an SVG document. `career` is its name in the contract (`WHITE_LION`); any other value gives the
 * neutral badge of an unknown career. `size` in pixels.
 */
export const careerSvg = (career: string, size = 64): string => {
  const { glyph, realm } = CAREER_ART[career] ?? UNKNOWN_CAREER_ART;
  return badgeSvg(glyph, realm, realm === 'ORDER' ? SHIELD_SCALE : OPEN_SCALE, size);
};
