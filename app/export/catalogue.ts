import { isPageOffered } from '#lib/api/offered-pages.ts';
import type { AnyExports, ExportGroup, ExportList } from '#lib/exports/page-exports.ts';
import { ARMORY_EXPORTS } from './kinds/armory.ts';
import { BATTLE_EXPORTS } from './kinds/battle.ts';
import { BUILD_EXPORTS } from './kinds/builds.ts';
import { DUNGEON_EXPORTS, DUNGEONS_EXPORTS } from './kinds/dungeons.ts';
import { CHARACTER_DUNGEONS_EXPORTS, GUILD_DUNGEONS_EXPORTS } from './kinds/fighter-dungeons.ts';
import {
  ATTENDANCE_EXPORTS,
  BATTLES_EXPORTS,
  CHARACTER_BATTLES_EXPORTS,
  GUILD_BATTLES_EXPORTS,
} from './kinds/battles.ts';
import { CHARACTER_HISTORY_EXPORTS, GUILD_HISTORY_EXPORTS } from './kinds/histories.ts';
import { CAREER_EXPORTS, CAREERS_EXPORTS } from './kinds/careers.ts';
import { SCENARIO_RUN_KINDS } from './kinds/scenario-runs.ts';
import { SCENARIO_KINDS } from './kinds/scenarios.ts';
import { MAP_EXPORTS, ZONE_EXPORTS, ZONES_EXPORTS } from './kinds/places.ts';
import { ZONE_HEATMAP_EXPORTS } from './kinds/zone-heatmap.ts';
import { SKIRMISH_KINDS } from './kinds/skirmishes.ts';
import { GUILD_BOARD_EXPORTS, PLAYER_BOARD_EXPORTS } from './kinds/boards.ts';
import { SHEET_EXPORTS } from './kinds/score-sheet.ts';
import { GUILDS_EXPORTS, HOME_EXPORTS } from './kinds/home.ts';
import { CHARACTER_KINDS, GUILD_KINDS } from './kinds/fighters.ts';
import { COMPARISON_KINDS, FEUD_KINDS } from './kinds/rivals.ts';
import { CREATURE_KINDS, GAME_OBJECT_KINDS } from './kinds/spawning.ts';
import { INSTANCE_RUN_KINDS } from './kinds/instance-runs.ts';
import { INSTANCE_KINDS } from './kinds/instances.ts';
import { ITEM_KINDS } from './kinds/items.ts';
import { JOURNAL_KINDS } from './kinds/journal.ts';
import { KILL_KINDS } from './kinds/kills.ts';
import { QUEST_KINDS } from './kinds/quests.ts';
import { RANKED_EXPORTS } from './kinds/ranked.ts';
import { FEATS_EXPORTS } from './kinds/feats.ts';
import { EVENTS_EXPORTS, WAR_EXPORTS } from './kinds/war.ts';
import { SEARCH_EXPORTS } from './kinds/search.ts';
import { HOME_PAGE } from '#lib/url/export-address.ts';
import { finderOf, isOpen } from '#lib/url/page-kind-of.ts';

interface KindGroup extends ExportGroup {
  readonly kinds: readonly AnyExports[];
}

/** Every kind of page with exports, in the order of the documentation. */
const GROUPS: readonly KindGroup[] = [
  {
    id: 'players',
    title: 'Players and guilds',
    kinds: [
      HOME_EXPORTS,
      GUILDS_EXPORTS,
      PLAYER_BOARD_EXPORTS,
      GUILD_BOARD_EXPORTS,
      SHEET_EXPORTS,
      CAREERS_EXPORTS,
      CAREER_EXPORTS,
      RANKED_EXPORTS,
      ...CHARACTER_KINDS,
      CHARACTER_BATTLES_EXPORTS,
      CHARACTER_DUNGEONS_EXPORTS,
      CHARACTER_HISTORY_EXPORTS,
      ARMORY_EXPORTS,
      ...FEUD_KINDS,
      ...GUILD_KINDS,
      GUILD_BATTLES_EXPORTS,
      GUILD_DUNGEONS_EXPORTS,
      ATTENDANCE_EXPORTS,
      GUILD_HISTORY_EXPORTS,
      ...COMPARISON_KINDS,
    ],
  },
  {
    id: 'battles',
    title: 'Kills and battles',
    kinds: [
      WAR_EXPORTS,
      EVENTS_EXPORTS,
      FEATS_EXPORTS,
      ...KILL_KINDS,
      BATTLES_EXPORTS,
      BATTLE_EXPORTS,
      ...SCENARIO_KINDS,
      ...SCENARIO_RUN_KINDS,
      ...SKIRMISH_KINDS,
      MAP_EXPORTS,
      ZONES_EXPORTS,
      ZONE_EXPORTS,
      ZONE_HEATMAP_EXPORTS,
    ],
  },
  {
    id: 'library',
    title: 'Library',
    kinds: [...ITEM_KINDS, BUILD_EXPORTS, ...CREATURE_KINDS, ...GAME_OBJECT_KINDS, ...QUEST_KINDS],
  },
  {
    id: 'dungeons',
    title: 'Dungeons',
    kinds: [DUNGEONS_EXPORTS, DUNGEON_EXPORTS, ...INSTANCE_KINDS, ...INSTANCE_RUN_KINDS],
  },
  { id: 'journal', title: 'War journal and search', kinds: [...JOURNAL_KINDS, SEARCH_EXPORTS] },
];

export const EXPORT_GROUPS: readonly ExportGroup[] = GROUPS;

export const EXPORT_KINDS: readonly AnyExports[] = GROUPS.flatMap(({ kinds }) => kinds);

/** The groups without the kinds of pages that the API has no data for, as far as that is known by now. */
export function exportGroupsOffered(): readonly ExportGroup[] {
  const isShown = ({ address }: ExportList) => isPageOffered(address);
  if (EXPORT_KINDS.every(isShown)) return EXPORT_GROUPS;
  return EXPORT_GROUPS.map(({ id, title, kinds }) => ({ id, title, kinds: kinds.filter(isShown) }));
}

const find = finderOf(
  EXPORT_KINDS.map((exports) => [exports.address === '/' ? HOME_PAGE : exports.address, exports]),
);

/**
 * Finds the exports of the page at an address, and the parameters of its address; null where there is no such page.
 * @param page the segments of its address, encoded
 * @example findRoute(['kill', '7'])?.params // { id: '7' }
 */
export function findRoute(page: readonly string[]) {
  const found = find(page);
  if (!found) return null;
  const params = found.segments.flatMap((segment, at) =>
    isOpen(segment) ? [[segment.slice(1, -1), page[at] ?? ''] as const] : [],
  );
  return { exports: found.kind, params: Object.fromEntries(params) };
}
