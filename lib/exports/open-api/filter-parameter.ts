import { type Field, MAX_NUMBER } from '#lib/url/filter/filter.ts';

/** A parameter of an address, in the words of OpenAPI 3.1. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: true;
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The parameter of a field of a filter. */
export const filterParameter = (field: Field): Parameter => ({
  name: field.param,
  in: 'query',
  description: descriptionOf(field),
  schema: fieldSchema(field),
});

function descriptionOf(field: Field): string {
  if (field.kind === 'day') return `${field.label}: a day in UTC, or a time`;
  return field.kind === 'number' && field.group ? `${field.group}: ${field.label}` : field.label;
}

function fieldSchema(field: Field): Parameter['schema'] {
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
