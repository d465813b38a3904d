import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLFieldConfig,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLScalarType,
  Kind,
} from 'graphql';
import { type OldForm, REWRITTEN_FIELDS, REWRITTEN_FILTERS, type FilterForms } from './changes.ts';
import { inNewForm, inOldForm } from './new-form.ts';

/** The types that replace whole numbers in the second generation. */
interface TimeTypes {
  readonly dateTime: GraphQLScalarType;
  readonly timeSpan: GraphQLScalarType;
  /** The operators of moments. */
  readonly filter: GraphQLInputObjectType;
}

/** @param schema must have the scalar DateTime */
function timeTypes(schema: GraphQLSchema): TimeTypes {
  const dateTime = schema.getType('DateTime');
  if (!(dateTime instanceof GraphQLScalarType)) throw new TypeError('The schema has no moments.');
  return { dateTime, timeSpan, filter: dateTimeFilter(dateTime) };
}

/** The moment that 0 stood for before moments were texts. */
const BEGINNING = new Date(0).toISOString();

/**
 * Makes a scalar of moments accept 0, for the beginning of time. Other numbers are ambiguous: they have had two units.
 */
const takingZero = (dateTime: GraphQLScalarType): GraphQLScalarType =>
  new GraphQLScalarType({
    ...dateTime.toConfig(),
    parseValue: (value) => (value === 0 ? BEGINNING : dateTime.parseValue(value)),
    parseLiteral: (node, variables) =>
      node.kind === Kind.INT && node.value === '0' ? BEGINNING : dateTime.parseLiteral(node, variables),
  });

const timeSpan = new GraphQLScalarType<string, string>({
  name: 'TimeSpan',
  description: 'A duration, in ISO 8601.',
  serialize: (value) => String(value),
});

const OPERATORS = ['eq', 'neq', 'gt', 'ngt', 'gte', 'ngte', 'lt', 'nlt', 'lte', 'nlte'];

const dateTimeFilter = (type: GraphQLScalarType) =>
  new GraphQLInputObjectType({
    name: 'DateTimeOperationFilterInput',
    fields: {
      ...Object.fromEntries(OPERATORS.map((name) => [name, { type }])),
      in: { type: new GraphQLList(type) },
      nin: { type: new GraphQLList(type) },
    },
  });

/**
 * A filter that a client of the second generation has sent, as the resolvers take it. Its values are as GraphQL has
 * coerced them: operands are texts, numbers or null, or lists of those.
 * @example oldFilter({ time: { gte: '2026-04-01T12:00:00.000Z' } }, { time: 'seconds' }) // { time: { gte: 1775044800 } }
 */
function oldFilter(filter: unknown, forms: FilterForms): unknown {
  if (Array.isArray(filter)) return filter.map((each) => oldFilter(each, forms));
  return mapFields(filter, (field, value) => {
    if (field === 'and' || field === 'or') return oldFilter(value, forms);
    const form = forms[field];
    return form ? oldOperation(value, form) : value;
  });
}

const oldOperation = (operation: unknown, form: OldForm): unknown =>
  mapFields(operation, (operator, operand) => {
    const old = (each: unknown) => (isOperand(each) ? inOldForm(form, operator, each) : each);
    return Array.isArray(operand) ? operand.map(old) : old(operand);
  });

const isOperand = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** Maps the fields of a filter or an operation; null and undefined stay. */
const mapFields = (value: unknown, change: (field: string, value: unknown) => unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([field, each]) => [field, change(field, each)]))
    : value;

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
