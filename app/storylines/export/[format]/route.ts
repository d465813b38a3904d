import { listStorylines } from '#lib/data/journal.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { STORYLINES_EXPORTS } from '#lib/exports/kinds/journal-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(STORYLINES_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.storylines,
  parts: () => ({ storylines: listStorylines }),
});
