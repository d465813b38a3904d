import { ZONE_HEATMAP } from '#lib/data/war/heatmaps.ts';
import { withAttackers } from '#lib/data/war/kill-attackers.ts';
import { listSkirmishKills } from '#lib/data/war/kills.ts';
import { listEverySkirmishScore } from '#lib/data/war/skirmish-scores.ts';
import {
  getTopPlayers,
  listAllSkirmishes,
  listSkirmishDamage,
  listTopSkirmishes,
  SKIRMISH,
  SKIRMISH_DAMAGE,
} from '#lib/data/war/skirmishes.ts';
import { type ExportRoute, exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { ZONE_HEATMAP_EXPORTS } from '#lib/exports/kinds/heatmap-exports.ts';
import {
  FIGHTER_DAMAGE_EXPORTS,
  SKIRMISH_DAMAGE_EXPORTS,
  SKIRMISH_EXPORTS,
  SKIRMISH_KILLS_EXPORTS,
  SKIRMISHES_EXPORTS,
} from '#lib/exports/kinds/skirmish-exports.ts';
import { SKIRMISH_SORT, SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';

/** Answers the addresses of these pages in other formats. */
export const SKIRMISH_FILES: readonly ExportRoute[] = [
  exportRoute(SKIRMISHES_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.skirmishes,
    parts: (_, { query, size }) => ({
      top: listTopSkirmishes,
      skirmishes: () => listAllSkirmishes(listAddress(routes.skirmishes, query, SKIRMISH_FILTER), size),
    }),
  }),
  exportRoute(SKIRMISH_EXPORTS, {
    source: SKIRMISH,
    path: routes.skirmish,
    parts: (_, { id, query }) => ({
      leaders: () => getTopPlayers(id),
      scores: () => listEverySkirmishScore(id, parseScoreSort(query, SKIRMISH_SORT_KEYS) ?? SKIRMISH_SORT),
    }),
  }),
  exportRoute(SKIRMISH_KILLS_EXPORTS, {
    source: SKIRMISH,
    path: (id) => routes.skirmish(id, '/kills'),
    parts: (_, { id, query }) => ({
      kills: () => withAttackers(listSkirmishKills(id, listAddress(routes.skirmish(id, '/kills'), query))),
    }),
  }),
  exportRoute(SKIRMISH_DAMAGE_EXPORTS, {
    source: SKIRMISH,
    path: (id) => routes.skirmish(id, '/damage'),
    parts: (_, { id }) => ({ damage: () => listSkirmishDamage(id) }),
  }),
  exportRoute(FIGHTER_DAMAGE_EXPORTS, {
    source: SKIRMISH_DAMAGE,
    path: ({ id, characterId }) => routes.skirmishDamage(id, characterId),
    parts: () => ({}),
  }),
  exportRoute(ZONE_HEATMAP_EXPORTS, {
    source: ZONE_HEATMAP,
    path: routes.zoneHeatmap,
    parts: () => ({}),
  }),
];
