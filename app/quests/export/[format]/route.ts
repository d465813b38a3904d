import { listQuests } from '#lib/data/quests.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { QUESTS_EXPORTS } from '#lib/exports/kinds/quest-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { QUEST_FILTER } from '#lib/url/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(QUESTS_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.quests,
  parts: (_, { query }) => ({ quests: () => listQuests(listAddress(routes.quests, query, QUEST_FILTER)) }),
});
