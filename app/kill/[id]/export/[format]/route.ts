import { KILL } from '#lib/data/kills.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { KILL_EXPORTS } from '#lib/exports/kill-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(KILL_EXPORTS, {
  source: KILL,
  path: routes.kill,
  parts: () => ({}),
});
