import { BATTLE_SENTENCES } from './battles.ts';
import { BOARD_SENTENCES } from './boards.ts';
import { BLOCK_SENTENCES } from './blocks.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { DUNGEON_SENTENCES } from './dungeons.ts';
import { LIBRARY_SENTENCES } from './library.ts';
import { PLAYER_SENTENCES } from './players.ts';
import type { Sentence } from './said.ts';
import { SCENARIO_SENTENCES } from './scenarios.ts';
import { WAR_SENTENCES } from './war.ts';

/** Every generated sentence of the site, by the pages that say it. */
export const ALL_SENTENCES: Readonly<Record<string, readonly Sentence[]>> = {
  Battles: BATTLE_SENTENCES,
  Scenarios: SCENARIO_SENTENCES,
  Dungeons: DUNGEON_SENTENCES,
  'Players, guilds, careers and builds': PLAYER_SENTENCES,
  'The war': WAR_SENTENCES,
  'Titles and descriptions': DESCRIPTIONS,
  Leaderboards: BOARD_SENTENCES,
  'Blocks for chats': BLOCK_SENTENCES,
  'Creatures, quests, chapters and the journal': LIBRARY_SENTENCES,
};
