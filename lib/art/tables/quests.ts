import type { QuestIcon } from '#lib/game/quests/quest-facts.ts';
import { keysOf } from '#lib/game/look-up.ts';
import art from './quests.json' with { type: 'json' };
import type { PaletteName } from '../palette.ts';

/** Icon numbers below 100 with a fixed meaning (rules.md: Images): 1 is an empty slot, 34 money, 35 experience, 46 to 48 coins. */
export const RESERVED_ART: ReadonlyMap<number, FramedArt> = new Map(
  Object.entries(art.reserved as Readonly<Record<string, FramedArt>>).map(([number, framed]) => [
    Number(number),
    framed,
  ]),
);

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
export const QUEST_ART = art.quests as Readonly<Record<QuestIcon['file'], FramedArt>>;

export type QuestArtKind = QuestIcon['file'];

export const QUEST_ART_KINDS = keysOf(QUEST_ART);
