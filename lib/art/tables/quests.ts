import type { QuestIcon } from '#lib/game/quests/quest-icon.ts';
import type { PaletteName } from '../palette.ts';

/** A glyph and the palette it is framed in. */
export interface FramedArt {
  readonly glyph: string;
  readonly palette: PaletteName;
}

/**
 * The kinds of quest (rules.md: Quest icons). Blue (repeatable) and green (normal) differ by glyph as well as by
 * colour.
 */
export const QUEST_ART = {
  'player-kill': { glyph: 'skull-crossed-bones', palette: 'ember' },
  'group-rvr': { glyph: 'three-friends', palette: 'steel' },
  rvr: { glyph: 'crossed-swords', palette: 'ember' },
  travel: { glyph: 'walking-boot', palette: 'leather' },
  tome: { glyph: 'white-book', palette: 'arcane' },
  repeatable: { glyph: 'tied-scroll', palette: 'frost' },
  normal: { glyph: 'scroll-unfurled', palette: 'verdant' },
} as const satisfies Record<QuestIcon['file'], FramedArt>;

export type QuestArtKind = keyof typeof QUEST_ART;

export const QUEST_ART_KINDS = Object.keys(QUEST_ART) as readonly QuestArtKind[];
