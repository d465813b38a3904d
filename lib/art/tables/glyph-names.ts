import { ITEM_ART } from './items.ts';
import { QUEST_ART, GAME_OBJECT_ART, INSTANCE_ART, RESERVED_ART } from './quests.ts';
import {
  ABILITY_GLYPHS,
  EMBLEM_GLYPHS,
  ICON_GLYPHS,
  SLOT_GLYPHS,
  LAURELS_GLYPH,
  REALM_GLYPHS,
  CAREER_GLYPHS,
  UNKNOWN_CAREER_GLYPH,
} from './icon-glyphs.ts';

/** Every glyph name that any table of art uses, sorted, each once. */
export const usedGlyphNames = (): readonly string[] => {
  const framed = [GAME_OBJECT_ART, INSTANCE_ART, ...Object.values(QUEST_ART), ...RESERVED_ART.values()];
  const names = new Set<string>([
    ...framed.map((art) => art.glyph),
    ...Object.values(ITEM_ART).flatMap((art) => art.glyphs),
    ...Object.values(CAREER_GLYPHS),
    ...Object.values(REALM_GLYPHS),
    ...Object.values(ICON_GLYPHS),
    ...Object.values(SLOT_GLYPHS),
    ...ABILITY_GLYPHS,
    ...EMBLEM_GLYPHS,
    UNKNOWN_CAREER_GLYPH,
    LAURELS_GLYPH,
  ]);
  return [...names].toSorted();
};
