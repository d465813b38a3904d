import type { Offer } from '#lib/api/offered.ts';
import { type ExportFormat, type SharedForm, withEnding } from '#lib/url/export-address.ts';
import { routes } from '#lib/url/routes.ts';
import { type ColumnSet, columnSets, slugOf } from '../column-sets.ts';
import { FORMAT_FACTS, formatsOf } from '../format-facts.ts';
import type { ExportGroup, ExportList } from '../page-exports.ts';
import { type JsonSchema, NamedSchemas } from '../shapes/json-schema.ts';
import { hasSince, LIMIT, MOST_EXPORTED, SINCE } from '../long-lists.ts';
import { objectSchema, schemaOf } from '../shapes/shape.ts';
import * as words from './open-api-words.ts';
import { cursorNames, LONGEST_CURSOR } from '#lib/url/paging/cursor.ts';
import { filterParameter, type Parameter } from './filter-parameter.ts';
import { FORMS_TAG, formPaths } from './form-paths.ts';
import { DATA_PATHS_DESCRIBED, DATA_TAG } from './data-paths.ts';
import { LIVE_PATHS_DESCRIBED, LIVE_TAG } from './live-paths.ts';

/** Returns the parameters that a kind of page takes in a format. */
function parametersOf(kind: ExportList, format: ExportFormat): readonly Parameter[] {
  return [
    ...pathParameters(kind.address),
    ...Object.values(kind.filter?.fields ?? {}).map(filterParameter),
    ...(format === 'csv' ? tableParameters(kind) : []),
    ...(format === 'csv' || format === 'json' ? [...cursorParameters(kind), LIMIT_PARAMETER] : []),
    ...(format !== 'jpg' && hasSince(kind.filter) ? [SINCE_PARAMETER] : []),
  ];
}

const LIMIT_PARAMETER: Parameter = {
  name: LIMIT,
  in: 'query',
  description: words.PARAMETERS.limit,
  schema: { type: 'integer', minimum: 1, maximum: MOST_EXPORTED },
};

const SINCE_PARAMETER: Parameter = {
  name: SINCE,
  in: 'query',
  description: words.PARAMETERS.since,
  schema: { type: 'string', examples: ['2026-11-20', '2026-11-20T18:00Z'] },
};

const pathParameters = (address: string): readonly Parameter[] =>
  Array.from(address.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: words.PARAMETERS.path,
    schema: { type: 'string' },
  }));

function tableParameters({ tables }: ExportList): readonly Parameter[] {
  const [byDefault, ...others] = Object.keys(tables);
  if (byDefault === undefined || others.length === 0) return [];
  return [
    {
      name: 'table',
      in: 'query',
      description: words.PARAMETERS.table,
      schema: { type: 'string', enum: [byDefault, ...others], default: byDefault },
    },
  ];
}

function cursorParameters({ tables }: ExportList): readonly Parameter[] {
  const prefixes = new Set(Object.values(tables).map(({ prefix }) => prefix));
  return [...prefixes].map((prefix) => ({
    name: cursorNames(prefix).after,
    in: 'query',
    description: words.PARAMETERS.cursor,
    schema: { type: 'string', maxLength: LONGEST_CURSOR },
  }));
}

const reference = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });

/** Returns the responses of a kind of page in a format, in the words of OpenAPI 3.1. */
function responsesOf(
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
        RateLimit: reference('headers', 'RateLimit'),
        'RateLimit-Policy': reference('headers', 'RateLimit-Policy'),
        'Data-As-Of': reference('headers', 'Data-As-Of'),
        'Data-Recorded-Since': reference('headers', 'Data-Recorded-Since'),
        ...(format === 'csv' ? { Link: reference('headers', 'Link') } : {}),
      },
      content: { [FORMAT_FACTS[format].type]: { schema: contentOf(kind, format, sets, named) } },
    },
    ...words.STATUSES,
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
  required: ['url', 'asOf', 'recordedSince', 'record', ...(figures ? ['figures'] : []), 'parts'],
  properties: {
    ...words.PAGE_FIELDS,
    record: { ...schemaOf(record, named), description: words.PAGE_FIELDS.record },
    figures: figures && { ...schemaOf(figures.shape, named), description: words.PAGE_FIELDS.figures },
    parts: { ...objectSchema(parts, named), description: words.PAGE_FIELDS.parts },
  },
});

/** A row of a table. Cells of a CSV are texts; empty ones stand for what is not known. */
const rowSchema = ({ columns }: ColumnSet): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    columns.map(({ name, about }) => [name, { type: 'string', description: about }]),
  ),
});

/**
 * Describes every page in every format that it can be exported to (OpenAPI 3.1).
 * @param siteUrl the origin that visitors use
 * @param offers what the API has
 * @param hasLive whether the live stream is on
 * @param isOn false for a form that the operator has turned off
 * @param hasData whether whole months are given as files
 */
export function openApi(
  groups: readonly ExportGroup[],
  siteUrl: string,
  offers: Offer,
  hasLive = true,
  isOn: (form: SharedForm) => boolean = () => true,
  hasData = false,
): object {
  const named = new NamedSchemas(offers);
  const sets = columnSets(groups.flatMap(({ kinds }) => kinds));
  const operation = (kind: ExportList, format: ExportFormat, tag: string) => ({
    operationId: `${kind.address}.${format}`
      .replaceAll(/[^a-zA-Z\d]+/g, ' ')
      .trim()
      .replaceAll(' ', '_'),
    summary: `${kind.title} as ${format.toUpperCase()}`,
    tags: [tag],
    parameters: parametersOf(kind, format),
    responses: responsesOf(kind, format, sets, named),
  });
  const paths = groups.flatMap(({ title, kinds }) =>
    kinds.flatMap((kind) => [
      ...formatsOf(kind).map((format) => [
        withEnding(kind.address, format),
        { get: operation(kind, format, title) },
      ]),
      ...formPaths(kind, pathParameters(kind.address), isOn),
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      ...words.INFO,
      license: { name: 'As stated on the page of credits', url: new URL(routes.credits, siteUrl).href },
    },
    servers: [{ url: siteUrl }],
    security: [],
    tags: [
      ...groups.map(({ title }) => title),
      FORMS_TAG,
      ...(hasLive ? [LIVE_TAG] : []),
      ...(hasData ? [DATA_TAG] : []),
    ].map((name) => ({
      name,
    })),
    paths: {
      ...Object.fromEntries(paths),
      ...(hasLive && LIVE_PATHS_DESCRIBED),
      ...(hasData && DATA_PATHS_DESCRIBED),
    },
    components: {
      schemas: {
        ...Object.fromEntries(sets.all.map((set) => [slugOf(set), rowSchema(set)])),
        ...named.all(),
      },
      responses: words.RESPONSES,
      headers: words.HEADERS,
    },
  };
}
