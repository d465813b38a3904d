import type { ExportFormat } from '#lib/url/export-address.ts';

import type { ExportList } from './page-exports.ts';

/** A format in words. */
interface FormatFacts {
  /** The media type. */
  readonly type: string;
  /** The content. */
  readonly is: string;
  readonly goodFor: string;
}

/** The media type of each format, its content, and what it is good for. */
export const FORMAT_FACTS: Readonly<Record<ExportFormat, FormatFacts>> = {
  csv: {
    type: 'text/csv',
    is: 'One table of the page; the first one, or the one that ?table= names',
    goodFor: 'spreadsheets and statistics',
  },
  json: { type: 'application/json', is: 'Everything that the page is made of', goodFor: 'programs' },
  md: { type: 'text/markdown', is: 'A block of text of up to 2,000 characters', goodFor: 'Discord' },
  bbcode: { type: 'text/plain', is: 'A block of text of up to 2,000 characters', goodFor: 'forums' },
  txt: { type: 'text/plain', is: 'A block of text of up to 2,000 characters', goodFor: 'everything else' },
  atom: {
    type: 'application/atom+xml',
    is: 'The newest rows of the page’s list as a feed',
    goodFor: 'feed readers',
  },
  ics: { type: 'text/calendar', is: 'The page’s events as a calendar to subscribe to', goodFor: 'calendars' },
  jpg: { type: 'image/jpeg', is: 'The picture of the page’s link preview', goodFor: 'posts and embeds' },
};

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
