import { missingSubject } from '#lib/api/missing-subject.ts';

import { ARMORY_EXPORTS } from './kinds/armory-exports.ts';
import { CHAPTER_EXPORTS, CHAPTERS_EXPORTS } from './kinds/chapter-exports.ts';
import {
  CHARACTER_EXPORTS,
  CHARACTER_SCENARIOS_EXPORTS,
  CHARACTER_SKIRMISHES_EXPORTS,
} from './kinds/character-exports.ts';
import { CREATURE_EXPORTS, CREATURES_EXPORTS } from './kinds/creature-exports.ts';
import { GUILD_FEUD_EXPORTS, PLAYER_FEUD_EXPORTS } from './kinds/feud-exports.ts';
import { GAME_OBJECT_EXPORTS, GAME_OBJECTS_EXPORTS } from './kinds/game-object-exports.ts';
import {
  GUILD_EXPORTS,
  GUILD_MEMBERS_EXPORTS,
  GUILD_SCENARIOS_EXPORTS,
  GUILD_SKIRMISHES_EXPORTS,
} from './kinds/guild-exports.ts';
import { ZONE_HEATMAP_EXPORTS } from './kinds/heatmap-exports.ts';
import { GUILDS_EXPORTS, HOME_EXPORTS } from './kinds/home-exports.ts';
import { INSTANCE_EXPORTS, INSTANCES_EXPORTS, STATISTICS_EXPORTS } from './kinds/instance-exports.ts';
import { ENCOUNTER_RUN_EXPORTS, RUN_EXPORTS, RUNS_EXPORTS } from './kinds/instance-run-exports.ts';
import { ITEMS_EXPORTS } from './kinds/item-exports.ts';
import { ITEM_EXPORTS } from './kinds/item-page-exports.ts';
import {
  JOURNAL_ACTIVITY_EXPORTS,
  JOURNAL_ENTRY_EXPORTS,
  STORYLINE_EXPORTS,
  STORYLINES_EXPORTS,
} from './kinds/journal-exports.ts';
import { KILL_EXPORTS, KILLS_EXPORTS } from './kinds/kill-exports.ts';
import type { ExportList } from './page-exports.ts';
import { QUEST_EXPORTS, QUESTS_EXPORTS } from './kinds/quest-exports.ts';
import { RANKED_EXPORTS } from './kinds/ranked-exports.ts';
import {
  SCENARIO_EXPORTS,
  SCENARIO_KILLS_EXPORTS,
  SCENARIO_MAP_EXPORTS,
  SCENARIO_SKIRMISHES_EXPORTS,
  SCENARIOS_EXPORTS,
} from './kinds/scenario-exports.ts';
import { SEARCH_EXPORTS } from './kinds/search-exports.ts';
import {
  FIGHTER_DAMAGE_EXPORTS,
  SKIRMISH_DAMAGE_EXPORTS,
  SKIRMISH_EXPORTS,
  SKIRMISH_KILLS_EXPORTS,
  SKIRMISHES_EXPORTS,
} from './kinds/skirmish-exports.ts';

/** Kinds of pages that belong together. */
export interface ExportGroup {
  /** Names the group in addresses: '/formats#battles'. */
  readonly id: string;
  readonly title: string;
  readonly kinds: readonly ExportList[];
}

/** Every kind of page with exports, for the documentation. */
export const EXPORT_GROUPS: readonly ExportGroup[] = [
  {
    id: 'players',
    title: 'Players and guilds',
    kinds: [
      HOME_EXPORTS,
      CHARACTER_EXPORTS,
      CHARACTER_SCENARIOS_EXPORTS,
      CHARACTER_SKIRMISHES_EXPORTS,
      ARMORY_EXPORTS,
      PLAYER_FEUD_EXPORTS,
      RANKED_EXPORTS,
      GUILDS_EXPORTS,
      GUILD_EXPORTS,
      GUILD_MEMBERS_EXPORTS,
      GUILD_SCENARIOS_EXPORTS,
      GUILD_SKIRMISHES_EXPORTS,
      GUILD_FEUD_EXPORTS,
    ],
  },
  {
    id: 'battles',
    title: 'Kills and battles',
    kinds: [
      KILLS_EXPORTS,
      KILL_EXPORTS,
      SCENARIOS_EXPORTS,
      SCENARIO_EXPORTS,
      SCENARIO_KILLS_EXPORTS,
      SCENARIO_SKIRMISHES_EXPORTS,
      SCENARIO_MAP_EXPORTS,
      SKIRMISHES_EXPORTS,
      SKIRMISH_EXPORTS,
      SKIRMISH_KILLS_EXPORTS,
      SKIRMISH_DAMAGE_EXPORTS,
      FIGHTER_DAMAGE_EXPORTS,
      ZONE_HEATMAP_EXPORTS,
    ],
  },
  {
    id: 'library',
    title: 'Library',
    kinds: [
      ITEMS_EXPORTS,
      ...Object.values(ITEM_EXPORTS),
      CREATURES_EXPORTS,
      ...Object.values(CREATURE_EXPORTS),
      GAME_OBJECTS_EXPORTS,
      ...Object.values(GAME_OBJECT_EXPORTS),
      QUESTS_EXPORTS,
      QUEST_EXPORTS,
      CHAPTERS_EXPORTS,
      CHAPTER_EXPORTS,
    ],
  },
  {
    id: 'dungeons',
    title: 'Dungeons',
    kinds: [
      INSTANCES_EXPORTS,
      INSTANCE_EXPORTS,
      STATISTICS_EXPORTS,
      RUNS_EXPORTS,
      RUN_EXPORTS,
      ENCOUNTER_RUN_EXPORTS,
    ],
  },
  {
    id: 'journal',
    title: 'War journal and search',
    kinds: [
      STORYLINES_EXPORTS,
      STORYLINE_EXPORTS,
      JOURNAL_ENTRY_EXPORTS,
      JOURNAL_ACTIVITY_EXPORTS,
      SEARCH_EXPORTS,
    ],
  },
];

export const EXPORT_KINDS: readonly ExportList[] = EXPORT_GROUPS.flatMap(({ kinds }) => kinds);

/** The groups without the kinds of pages that the API has nothing for, as far as that is known by now. */
export function exportGroupsOffered(): readonly ExportGroup[] {
  const isOffered = ({ address }: ExportList) => missingSubject(address) === null;
  if (EXPORT_GROUPS.every(({ kinds }) => kinds.every(isOffered))) return EXPORT_GROUPS;
  return EXPORT_GROUPS.map(({ id, title, kinds }) => ({ id, title, kinds: kinds.filter(isOffered) }));
}
