import type { ExportFormat } from '#lib/url/export-address.ts';

import facts from './format-facts.json' with { type: 'json' };
import type { ExportList } from './page-exports.ts';

/** The media type of each format, what it holds, and what it is good for. */
export const FORMAT_FACTS: Readonly<Record<ExportFormat, (typeof facts)['csv']>> = facts;

/**
 * Lists the formats that a kind of page can be exported to.
 * @example formatsOf(KILLS_EXPORTS) // ['csv', 'json', 'md', 'bbcode', 'txt', 'atom']
 */
export function formatsOf({ tables, text, feed, calendar, preview }: ExportList): readonly ExportFormat[] {
  return [
    ...(Object.keys(tables).length > 0 ? (['csv'] as const) : []),
    'json',
    ...(text ? (['md', 'bbcode', 'txt'] as const) : []),
    ...(feed ? (['atom'] as const) : []),
    ...(calendar ? (['ics'] as const) : []),
    ...(preview ? (['jpg'] as const) : []),
  ];
}
