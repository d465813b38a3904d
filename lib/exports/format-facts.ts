import type { ExportFormat } from '#lib/url/export-address.ts';

/** Facts about a format, for the documentation. */
export interface FormatFacts {
  readonly type: string;
  readonly is: string;
  readonly goodFor: string;
}

const PASTED = 'A block of text of up to 2,000 characters';

export const FORMAT_FACTS: Readonly<Record<ExportFormat, FormatFacts>> = {
  csv: {
    type: 'text/csv',
    is: 'One table of the page; the first one, or the one that ?table= names',
    goodFor: 'spreadsheets and statistics',
  },
  json: { type: 'application/json', is: 'Everything that the page is made of', goodFor: 'programs' },
  md: { type: 'text/markdown', is: PASTED, goodFor: 'Discord' },
  bbcode: { type: 'text/plain', is: PASTED, goodFor: 'forums' },
  txt: { type: 'text/plain', is: PASTED, goodFor: 'everything else' },
  atom: {
    type: 'application/atom+xml',
    is: 'The newest rows of the page’s list as a feed',
    goodFor: 'feed readers',
  },
  jpg: { type: 'image/jpeg', is: 'The picture of the page’s link preview', goodFor: 'posts and embeds' },
};
