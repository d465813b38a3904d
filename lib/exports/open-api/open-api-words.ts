/** The fields that the JSON of every page has. */
export const PAGE_FIELDS = {
  url: { type: 'string', format: 'uri', description: 'The page in HTML.' },
  asOf: {
    type: ['string', 'null'],
    format: 'date-time',
    description:
      'Since when an older answer stands in for one that could not be had; null when all is current.',
  },
  recordedSince: {
    type: ['string', 'null'],
    format: 'date-time',
    description:
      "The beginning of the site's archive, where the data is counted from it or a list shows the part that it has; null when all is whole.",
  },
  record: 'What the page is about, with the names of the GraphQL API; empty for a page about no record.',
  figures: 'The answer of the page in figures.',
  parts: 'What else the page shows; lists hold nodes and pageInfo.',
};

/** Answers without content of a page. */
export const RESPONSES = {
  NotModified: { description: 'Nothing has changed since the content that If-None-Match names.' },
  NotFound: {
    description: 'There is no such record, table or format.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  },
  TooMany: {
    description: 'One client asked too often within a minute; Retry-After says when to ask again.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  },
  Unavailable: {
    description: 'The source of the data does not answer.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  },
  Busy: {
    description: 'The site or the source of its data is busy; Retry-After says when to ask again.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  },
};

/** The headers of answers. */
export const HEADERS = {
  ETag: { description: 'Names this content; send it back as If-None-Match.', schema: { type: 'string' } },
  'Data-As-Of': {
    description: 'The time of the data, where the source gives no newer.',
    schema: { type: 'string', format: 'date-time' },
  },
  'Data-Recorded-Since': {
    description:
      "The beginning of the site's archive, where the file is counted from it or shows the part of a list that it has.",
    schema: { type: 'string', format: 'date-time' },
  },
  Link: {
    description: 'With rel="next" the address of the next page, where there is one.',
    schema: { type: 'string' },
  },
};

/** References to the answers, by their status. */
export const STATUSES = {
  304: { $ref: '#/components/responses/NotModified' },
  404: { $ref: '#/components/responses/NotFound' },
  429: { $ref: '#/components/responses/TooMany' },
  502: { $ref: '#/components/responses/Unavailable' },
  503: { $ref: '#/components/responses/Busy' },
};

/** Descriptions of parameters. */
export const PARAMETERS = {
  table: 'Which table of the page.',
  path: 'As in the address of the page.',
  cursor: 'Where to go on, for a list of several pages: take it from the Link header of the answer before.',
};

/** The site in a few words. */
export const INFO = {
  title: 'War Ledger',
  version: '1',
  description: 'Every page of the site as tables, data, texts, feeds and pictures. Reading only; no key.',
};
