import { JOURNAL_ACTIVITY } from '#lib/data/journal.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { JOURNAL_ACTIVITY_EXPORTS } from '#lib/exports/kinds/journal-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(JOURNAL_ACTIVITY_EXPORTS, {
  source: JOURNAL_ACTIVITY,
  path: ({ storylineId, id, activityId }) => routes.journalActivity(storylineId, id, activityId),
  parts: () => ({}),
});
