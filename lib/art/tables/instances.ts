import type { FramedArt } from './quests.ts';

/** A dungeon, wherever an instance is named. */
export const INSTANCE_ART: FramedArt = { glyph: 'dungeon-gate', palette: 'steel' };
