import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLFieldConfig,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

import { type OldForm, REWRITTEN_FIELDS, REWRITTEN_FILTERS } from './changes.ts';
import { inNewForm } from './new-form.ts';
import { oldFilter } from './old-filter.ts';
import { takingZero, timeTypes, type TimeTypes } from './time-types.ts';

/** Replacements in the order in which they are tried. */
const WORDS: readonly (readonly [old: RegExp, now: string])[] = [
  [/^Epoch (?:milli)?seconds; 0 for/, 'The beginning of 1970 for'],
  [/^Epoch (?:milli)?seconds\.$/, ''],
  [/^Epoch seconds of the/, 'The'],
  [/^Seconds, cut to whole ones; 0 without/, 'Whole seconds; PT0S without'],
  [/2: neither, where/, 'null: neither, where'],
];

/**
 * Rewrites the description of a field whose values have another form in the second generation.
 * @example newDescription('Epoch milliseconds; 0 for a run that never began.')
 * // 'The beginning of 1970 for a run that never began.'
 */
const newDescription = (description: string | null | undefined): string =>
  WORDS.reduce((text, [old, now]) => text.replace(old, now), description ?? '');

type Field = GraphQLFieldConfig<unknown, unknown>;

/** Rewrites times and durations as texts in ISO 8601, and draws as null; filters take the same. */
export function rewriteFields(first: GraphQLSchema): GraphQLSchema {
  const schema = mapSchema(first, {
    [MapperKind.SCALAR_TYPE]: (type) => (type.name === 'DateTime' ? takingZero(type) : type),
  });
  const types = timeTypes(schema);
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field, name, owner) => {
      const form = REWRITTEN_FIELDS[`${owner}.${name}`];
      return form ? rewrittenField(field, form, types) : takingNewFilters(field);
    },
    [MapperKind.INPUT_OBJECT_FIELD]: (field, name, owner) => {
      const form = REWRITTEN_FILTERS[owner]?.[name];
      if (!form || form === 'winner') return field;
      return { ...field, type: types.filter, description: newDescription(field.description) };
    },
  });
}

function rewrittenField(field: Field, form: OldForm, types: TimeTypes): Field {
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    description: newDescription(field.description),
    type: newType(field.type, form, types),
    resolve: async (...request) => {
      const value: unknown = await resolve(...request);
      // The driver reads 64-bit columns as text.
      return value == null ? value : inNewForm(form, Number(value));
    },
  };
}

function newType(
  old: GraphQLOutputType,
  form: OldForm,
  { dateTime, timeSpan }: TimeTypes,
): GraphQLOutputType {
  if (form === 'winner') return getNullableType(old);
  return new GraphQLNonNull(form === 'duration' ? timeSpan : dateTime);
}

/** Wraps a field so that its resolver gets filters in the form of the first generation. */
function takingNewFilters(field: Field): Field {
  const filters = Object.entries(field.args ?? {}).flatMap(([name, { type }]) => {
    const forms = REWRITTEN_FILTERS[getNamedType(type).name];
    return forms ? [{ name, forms }] : [];
  });
  const { resolve } = field;
  if (filters.length === 0 || !resolve) return field;
  return {
    ...field,
    resolve: (source, args, ...request) =>
      resolve(
        source,
        {
          ...args,
          ...Object.fromEntries(filters.map(({ name, forms }) => [name, oldFilter(args[name], forms)])),
        },
        ...request,
      ),
  };
}
