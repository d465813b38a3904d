import type { FramedArt } from './quests.ts';

/** The art of things that stand in the world: chests, signposts, engines. */
export const GAME_OBJECT_ART: FramedArt = { glyph: 'locked-chest', palette: 'leather' };
