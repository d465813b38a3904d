import type { ExportFormat } from '#lib/url/export-address.ts';

import { type ColumnSet, type columnSets, slugOf } from '../column-sets.ts';
import { FORMAT_FACTS } from '../format-facts.ts';
import type { ExportList } from '../page-exports.ts';
import { type JsonSchema, type NamedSchemas, objectSchema } from '../shapes/shape.ts';

const reference = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });

/** Returns the responses of a kind of page in a format, in the words of OpenAPI 3.1. */
export function responsesOf(
  kind: ExportList,
  format: ExportFormat,
  sets: ReturnType<typeof columnSets>,
  named: NamedSchemas,
): Readonly<Record<string, JsonSchema>> {
  return {
    200: {
      description: FORMAT_FACTS[format].is,
      headers: {
        ETag: reference('headers', 'ETag'),
        ...(format === 'csv' ? { Link: reference('headers', 'Link') } : {}),
      },
      content: { [FORMAT_FACTS[format].type]: { schema: contentOf(kind, format, sets, named) } },
    },
    304: reference('responses', 'NotModified'),
    404: reference('responses', 'NotFound'),
    429: reference('responses', 'TooMany'),
    502: reference('responses', 'Unavailable'),
    503: reference('responses', 'Busy'),
  };
}

function contentOf(
  kind: ExportList,
  format: ExportFormat,
  sets: ReturnType<typeof columnSets>,
  named: NamedSchemas,
): JsonSchema {
  switch (format) {
    case 'csv': {
      const tables = Object.values(kind.tables).map(({ label, columns }) => ({
        type: 'array',
        title: label,
        items: reference('schemas', slugOf(sets.of(columns))),
      }));
      const [only, ...others] = tables;
      return others.length === 0 && only ? only : { oneOf: tables };
    }
    case 'json':
      return pageSchema(kind, named);
    case 'jpg':
      return { type: 'string', contentMediaType: 'image/jpeg' };
    default:
      return { type: 'string' };
  }
}

/** Returns the schema of the JSON that json-file.ts writes. */
const pageSchema = ({ record, parts, figures }: ExportList, named: NamedSchemas): JsonSchema => ({
  type: 'object',
  required: ['url', 'asOf', 'record', ...(figures ? ['figures'] : []), 'parts'],
  properties: {
    url: { type: 'string', format: 'uri', description: 'The page in HTML.' },
    asOf: {
      type: ['string', 'null'],
      format: 'date-time',
      description:
        'Since when an older answer stands in for one that could not be had; null when all is current.',
    },
    record: {
      ...record.schema(named),
      description:
        'What the page is about, with the names of the GraphQL API; empty for a page about no record.',
    },
    ...(figures && {
      figures: { ...figures.shape.schema(named), description: 'The answer of the page in figures.' },
    }),
    parts: {
      ...objectSchema(parts, named),
      description: 'What else the page shows; lists hold nodes and pageInfo.',
    },
  },
});

/** A row of a table. Cells of a CSV are texts; empty ones stand for what is not known. */
export const rowSchema = ({ columns }: ColumnSet): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    columns.map(({ name, about }) => [name, { type: 'string', description: about }]),
  ),
});

const text = (description: string) => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
});

/** The responses that all addresses share: when there is nothing, or nothing new, to send. */
export const SHARED_RESPONSES: Readonly<Record<string, JsonSchema>> = {
  NotModified: { description: 'Nothing has changed since the content that If-None-Match names.' },
  NotFound: text('There is no such record, table or format.'),
  TooMany: text('One client asked too often within a minute; Retry-After says when to ask again.'),
  Unavailable: text('The source of the data does not answer.'),
  Busy: text('The site or the source of its data is busy; Retry-After says when to ask again.'),
};

export const SHARED_HEADERS: Readonly<Record<string, JsonSchema>> = {
  ETag: { description: 'Names this content; send it back as If-None-Match.', schema: { type: 'string' } },
  Link: {
    description: 'With rel="next" the address of the next page, where there is one.',
    schema: { type: 'string' },
  },
};
