import type { ExportFormat } from '#lib/url/export-address.ts';

import { type ColumnSet, type columnSets, slugOf } from '../column-sets.ts';
import { FORMAT_FACTS } from '../format-facts.ts';
import type { ExportList } from '../page-exports.ts';
import type { JsonSchema, NamedSchemas } from '../shapes/json-schema.ts';
import { objectSchema, schemaOf } from '../shapes/shape.ts';
import words from './open-api.json' with { type: 'json' };

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
    ...words.statuses,
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
    ...words.page,
    record: { ...schemaOf(record, named), description: words.page.record },
    figures: figures && { ...schemaOf(figures.shape, named), description: words.page.figures },
    parts: { ...objectSchema(parts, named), description: words.page.parts },
  },
});

/** A row of a table. Cells of a CSV are texts; empty ones stand for what is not known. */
export const rowSchema = ({ columns }: ColumnSet): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    columns.map(({ name, about }) => [name, { type: 'string', description: about }]),
  ),
});
