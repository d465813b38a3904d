import type { QuestIcon } from '#lib/game/quests/quest-facts.ts';
import type { PaletteName } from '../palette.ts';

/** Icon numbers below 100 with a fixed meaning (rules.md: Images): 1 is an empty slot, 34 money, 35 experience, 46 to 48 coins. */
export const RESERVED_ART: ReadonlyMap<number, FramedArt> = new Map<number, FramedArt>([
  [1, { glyph: 'plain-square', palette: 'steel' }],
  [34, { glyph: 'two-coins', palette: 'gold' }],
  [35, { glyph: 'upgrade', palette: 'arcane' }],
  [46, { glyph: 'crown-coin', palette: 'gold' }],
  [47, { glyph: 'crown-coin', palette: 'steel' }],
  [48, { glyph: 'crown-coin', palette: 'leather' }],
]);

/** A dungeon, wherever an instance is named. */
export const INSTANCE_ART: FramedArt = { glyph: 'dungeon-gate', palette: 'steel' };

/** The art of things that stand in the world: chests, signposts, engines. */
export const GAME_OBJECT_ART: FramedArt = { glyph: 'locked-chest', palette: 'leather' };

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
