import { cursorNames, LONGEST_CURSOR } from '#lib/url/paging/cursor.ts';
import type { ExportFormat } from '#lib/url/export-address.ts';
import { type Field, MAX_NUMBER } from '#lib/url/filter/filter.ts';

import type { ExportList } from '../page-exports.ts';

/** A parameter of an address, in the words of OpenAPI 3.1. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: true;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Returns the parameters that a kind of page takes in a format. */
export function parametersOf(kind: ExportList, format: ExportFormat): readonly Parameter[] {
  return [
    ...pathParameters(kind.address),
    ...Object.values(kind.filter?.fields ?? {}).map(filterParameter),
    ...(format === 'csv' ? tableParameters(kind) : []),
    ...(format === 'csv' || format === 'json' ? cursorParameters(kind) : []),
  ];
}

const pathParameters = (address: string): readonly Parameter[] =>
  Array.from(address.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: 'As in the address of the page.',
    schema: { type: 'string' },
  }));

const filterParameter = (field: Field): Parameter => ({
  name: field.param,
  in: 'query',
  description: descriptionOf(field),
  schema: schemaOf(field),
});

function descriptionOf(field: Field): string {
  if (field.kind === 'day') return `${field.label}: a day in UTC, or a time`;
  return field.kind === 'number' && field.group ? `${field.group}: ${field.label}` : field.label;
}

function schemaOf(field: Field): Parameter['schema'] {
  switch (field.kind) {
    case 'choice': {
      const values = field.options.map(({ value }) => value);
      // A field with labels for other values accepts these too.
      return { type: 'string', [field.labelOther ? 'examples' : 'enum']: values, default: field.byDefault };
    }
    case 'flag':
      return { type: 'string', enum: [field.on] };
    case 'number':
      return { type: 'integer', minimum: 1, maximum: field.max ?? MAX_NUMBER };
    case 'day':
      return { type: 'string', examples: ['2026-11-20', '2026-11-20T18:00Z'] };
    case 'text':
      return { type: 'string' };
  }
}

function tableParameters({ tables }: ExportList): readonly Parameter[] {
  const [byDefault, ...others] = Object.keys(tables);
  if (byDefault === undefined || others.length === 0) return [];
  return [
    {
      name: 'table',
      in: 'query',
      description: 'Which table of the page.',
      schema: { type: 'string', enum: [byDefault, ...others], default: byDefault },
    },
  ];
}

function cursorParameters({ tables }: ExportList): readonly Parameter[] {
  const prefixes = new Set(Object.values(tables).map(({ prefix }) => prefix));
  return [...prefixes].map((prefix) => ({
    name: cursorNames(prefix).after,
    in: 'query',
    description:
      'Where to go on, for a list of several pages: take it from the Link header of the answer before.',
    schema: { type: 'string', maxLength: LONGEST_CURSOR },
  }));
}
