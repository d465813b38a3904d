import { QUEST } from '#lib/data/quests.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { QUEST_EXPORTS } from '#lib/exports/kinds/quest-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(QUEST_EXPORTS, {
  source: QUEST,
  path: routes.quest,
  parts: () => ({}),
});
