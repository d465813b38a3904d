import { PATTERNS } from '../heraldry/patterns.ts';
import { SHIELD_SHAPES } from '../heraldry/shapes.ts';
import { TINCTURES } from '../heraldry/tinctures.ts';
import { EMBLEM_GLYPHS } from '../tables/emblems.ts';
import type { CrestTables } from './sheet-picture.ts';

export const CREST_TABLES: CrestTables = {
  emblem: EMBLEM_GLYPHS.length,
  pattern: PATTERNS.length,
  color1: TINCTURES.length,
  color2: TINCTURES.length,
  shape: SHIELD_SHAPES.length,
};
