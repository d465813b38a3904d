import type { ExportFormat } from '#lib/url/export-address.ts';

import type { ExportList } from './page-exports.ts';

/**
 * The formats that a kind of page can be had as.
 * @example formatsOf(KILLS_EXPORTS) // ['csv', 'json', 'md', 'bbcode', 'txt', 'atom']
 */
export function formatsOf({ tables, text, feed }: ExportList): readonly ExportFormat[] {
  return [
    ...(Object.keys(tables).length > 0 ? (['csv'] as const) : []),
    'json',
    ...(text ? (['md', 'bbcode', 'txt'] as const) : []),
    ...(feed ? (['atom'] as const) : []),
  ];
}
