import { ABILITY_GLYPHS } from './abilities.ts';
import { CAREER_GLYPHS, UNKNOWN_CAREER_GLYPH } from './careers.ts';
import { EMBLEM_GLYPHS } from './emblems.ts';
import { GAME_OBJECT_ART } from './game-objects.ts';
import { INSTANCE_ART } from './instances.ts';
import { ITEM_ART } from './items.ts';
import { QUEST_ART } from './quests.ts';
import { LAURELS_GLYPH, REALM_GLYPHS } from './realms.ts';
import { RESERVED_ART } from './reserved.ts';
import { ICON_GLYPHS } from './icon-glyphs.ts';
import { SLOT_GLYPHS } from './slots.ts';

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
