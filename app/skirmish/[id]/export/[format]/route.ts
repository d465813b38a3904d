import { listEverySkirmishScore } from '#lib/data/skirmish-scores.ts';
import { getTopPlayers, SKIRMISH } from '#lib/data/skirmishes.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { SKIRMISH_EXPORTS } from '#lib/exports/kinds/skirmish-exports.ts';
import { SKIRMISH_SORT_KEYS, SKIRMISH_SORT } from '#lib/game/battles/score-sort.ts';
import { routes } from '#lib/url/routes.ts';
import { parseScoreSort } from '#lib/url/score-order.ts';

export const GET = exportRoute(SKIRMISH_EXPORTS, {
  source: SKIRMISH,
  path: routes.skirmish,
  parts: (_, { id, query }) => ({
    leaders: () => getTopPlayers(id),
    scores: () => listEverySkirmishScore(id, parseScoreSort(query, SKIRMISH_SORT_KEYS) ?? SKIRMISH_SORT),
  }),
});
