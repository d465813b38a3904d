import { STORYLINE } from '#lib/data/journal.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { STORYLINE_EXPORTS } from '#lib/exports/kinds/journal-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(STORYLINE_EXPORTS, {
  source: STORYLINE,
  path: routes.storyline,
  parts: () => ({}),
});
