import { ZONE_HEATMAP } from '#lib/data/heatmaps.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { ZONE_HEATMAP_EXPORTS } from '#lib/exports/kinds/heatmap-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(ZONE_HEATMAP_EXPORTS, {
  source: ZONE_HEATMAP,
  path: routes.zoneHeatmap,
  parts: () => ({}),
});
