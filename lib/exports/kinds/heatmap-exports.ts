import { type HeatmapPointFragment, HeatmapPointFragmentDoc } from '#graphql/generated/documents.ts';
import type { KillsHeatmap } from '#lib/game/places/heatmap.ts';
import { previewOfZone } from '#lib/preview/kinds/preview-of-heatmap.ts';

import { allRows, column, type ExportColumn, exportTable } from '../export-table.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { INTEGER, list, object, type Shape } from '../shapes/shape.ts';

/** A cell of a heatmap (rules.md: Heatmaps). */
export const HEATMAP_COLUMNS: readonly ExportColumn<HeatmapPointFragment>[] = [
  column('x', 'Column of the grid of 64 by 64 over the map, 0 in the west', ({ x }) => x),
  column('y', 'Row of the grid, 0 in the north', ({ y }) => y),
  column('kills', 'Kills in this cell', ({ count }) => count),
];

export const HEATMAP: Shape<KillsHeatmap> = object({
  points: list(fragment(HeatmapPointFragmentDoc)),
  kills: INTEGER,
});

export const ZONE_HEATMAP_EXPORTS: PageExports<KillsHeatmap, object> = {
  address: '/zone_heatmap/{id}',
  title: 'The kills in a zone in the last 30 days',
  tables: { heatmap: exportTable('Heatmap', HEATMAP_COLUMNS, ({ record }) => allRows(record.points)) },
  record: HEATMAP,
  parts: {},
  preview: ({ record, path }) => previewOfZone(zoneOf(path), record),
};

const zoneOf = (path: string): string => path.split('/').at(-1) ?? '';
