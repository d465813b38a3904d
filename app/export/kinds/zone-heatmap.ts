import * as documents from '#graphql/generated/documents.ts';
import { ZONE_HEATMAP } from '#lib/data/war/heatmaps.ts';
import { HEATMAP_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { previewOfZone } from '#lib/preview/kinds/preview-of-results.ts';

/** The kills on a map. */
export const HEATMAP = json.object({
  points: json.list(documents.HeatmapPointFragmentDoc),
  kills: json.INTEGER,
});

export const ZONE_HEATMAP_EXPORTS = pageExports(
  '/zone_heatmap/{id}',
  'The kills in a zone in the last 30 days',
  {
    source: ZONE_HEATMAP,
    record: HEATMAP,
    tables: (table) => ({ heatmap: table('Heatmap', ({ record }) => record.points, HEATMAP_COLUMNS) }),
    preview: ({ record, path }) => previewOfZone(path.split('/').at(-1) ?? '', record),
  },
);
