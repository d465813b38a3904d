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
  Invalid: {
    description: 'A parameter has a value that the page does not know; the text says which.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  },
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
  RateLimit: {
    description:
      'Requests that the client has left (r), and the seconds until all are there again (t), as in draft-ietf-httpapi-ratelimit-headers-10.',
    schema: { type: 'string', examples: ['"export";r=599;t=60'] },
  },
  'RateLimit-Policy': {
    description: 'The requests (q) that one client may send within so many seconds (w).',
    schema: { type: 'string', examples: ['"export";q=600;w=60'] },
  },
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
  400: { $ref: '#/components/responses/Invalid' },
  404: { $ref: '#/components/responses/NotFound' },
  429: { $ref: '#/components/responses/TooMany' },
  502: { $ref: '#/components/responses/Unavailable' },
  503: { $ref: '#/components/responses/Busy' },
};

/** Descriptions of parameters. */
export const PARAMETERS = {
  table: 'Which table of the page.',
  path: 'As in the address of the page.',
  limit:
    'The most rows of a list, instead of as many as a page shows; what has no pages is given whole. It goes on after a cursor, not before one.',
  since: 'Only what happened in this minute (UTC) or later, or from this day on; the same as from.',
  cursor: 'Where to go on, for a list of several pages: take it from the Link header of the answer before.',
};

/** The site in a few words. */
export const INFO = {
  title: 'War Ledger',
  version: '1',
  description: 'Every page of the site as tables, data, texts, feeds and pictures. Reading only; no key.',
};
