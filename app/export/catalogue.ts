import { missingSubject } from '#lib/api/missing-subject.ts';
import type { ExportGroup } from '#lib/exports/export-group.ts';
import type { ExportRoute } from '#lib/exports/export-route.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';

import { ARMORY_FILES } from './kinds/armory-files.ts';
import { CHARACTER_FILES } from './kinds/character-files.ts';
import { COMPARISON_FILES } from './kinds/comparison-files.ts';
import { CREATURE_FILES } from './kinds/creature-files.ts';
import { FEUD_FILES } from './kinds/feud-files.ts';
import { GAME_OBJECT_FILES } from './kinds/game-object-files.ts';
import { GUILD_FILES } from './kinds/guild-files.ts';
import { INSTANCE_FILES } from './kinds/instance-files.ts';
import { ITEM_FILES } from './kinds/item-files.ts';
import { JOURNAL_FILES } from './kinds/journal-files.ts';
import { KILL_FILES } from './kinds/kill-files.ts';
import { LEADERBOARD_FILES } from './kinds/leaderboard-files.ts';
import { QUEST_FILES } from './kinds/quest-files.ts';
import { SCENARIO_FILES } from './kinds/scenario-files.ts';
import { SEARCH_FILES } from './kinds/search-files.ts';
import { SKIRMISH_FILES } from './kinds/skirmish-files.ts';

interface RouteGroup extends Pick<ExportGroup, 'id' | 'title'> {
  readonly routes: readonly ExportRoute[];
}

/** Every kind of page with exports, in the order of the documentation. */
const GROUPS: readonly RouteGroup[] = [
  {
    id: 'players',
    title: 'Players and guilds',
    routes: [
      ...LEADERBOARD_FILES,
      ...CHARACTER_FILES,
      ...ARMORY_FILES,
      ...FEUD_FILES,
      ...GUILD_FILES,
      ...COMPARISON_FILES,
    ],
  },
  {
    id: 'battles',
    title: 'Kills and battles',
    routes: [...KILL_FILES, ...SCENARIO_FILES, ...SKIRMISH_FILES],
  },
  {
    id: 'library',
    title: 'Library',
    routes: [...ITEM_FILES, ...CREATURE_FILES, ...GAME_OBJECT_FILES, ...QUEST_FILES],
  },
  { id: 'dungeons', title: 'Dungeons', routes: INSTANCE_FILES },
  { id: 'journal', title: 'War journal and search', routes: [...JOURNAL_FILES, ...SEARCH_FILES] },
];

export const EXPORT_ROUTES: readonly ExportRoute[] = GROUPS.flatMap(({ routes }) => routes);

/** All exports, for the documentation. */
export const EXPORT_GROUPS: readonly ExportGroup[] = GROUPS.map(({ id, title, routes }) => ({
  id,
  title,
  kinds: routes.map(({ exports }) => exports),
}));

export const EXPORT_KINDS: readonly ExportList[] = EXPORT_GROUPS.flatMap(({ kinds }) => kinds);

/** The groups without the kinds of pages that the API has no data for, as far as that is known by now. */
export function exportGroupsOffered(): readonly ExportGroup[] {
  const isOffered = ({ address }: ExportList) => missingSubject(address) === null;
  if (EXPORT_KINDS.every(isOffered)) return EXPORT_GROUPS;
  return EXPORT_GROUPS.map(({ id, title, kinds }) => ({ id, title, kinds: kinds.filter(isOffered) }));
}
