import type { SlotPicture } from '../game/armory/armory-groups.ts';

import { paintGlyph } from './glyph.ts';
import { svgDocument } from './svg.ts';
import { SLOT_GLYPHS } from './tables/slots.ts';

/** A grey that is faint on the dark and on the light theme's surfaces alike. */
const FAINT_GREY = '#857f6e';

/** Draws the picture of an empty slot, as an SVG document in the glyph's own 512 unit box. */
export const slotSvg = (slot: SlotPicture): string =>
  svgDocument({ box: '0 0 512 512', width: 30, height: 30 }, paintGlyph(SLOT_GLYPHS[slot], FAINT_GREY));
