import { MapperKind, mapSchema, renameType } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLOutputType,
  GraphQLScalarType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { isoDuration } from '../rules/iso-duration.ts';
import {
  COPIED_TYPES,
  DURATIONS,
  ID_FILTERS,
  REMOVED_ARGUMENTS,
  REMOVED_TYPES,
  RENAMED_TYPES,
  RETYPED_FIELDS,
} from './changes.ts';

/** True if a filter of the second generation has conditions on ids, at any depth. */
function takesIds(type: GraphQLInputType, looked: ReadonlySet<string> = new Set()): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || looked.has(named.name)) return false;
  const seen = new Set([...looked, named.name]);
  return Object.values(named.getFields()).some(
    (field) => ID_FILTERS.has(`${named.name}.${field.name}`) || takesIds(field.type, seen),
  );
}

/**
 * A filter with ids as texts, as the resolvers take it: with numbers, or UUIDs.
 * @param filter as GraphQL has coerced it
 * @param type of the filter in the second generation
 * @throws where an id is none of its kind
 * @example withOldIds({ id: { eq: '7' } }, itemFilter) // { id: { eq: 7 } }
 */
function withOldIds(filter: unknown, type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (Array.isArray(filter)) return filter.map((each) => withOldIds(each, named));
  if (typeof filter !== 'object' || filter === null || !isInputObjectType(named)) return filter;
  const fields = named.getFields();
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      const field = fields[name];
      if (!field) return [name, value];
      const isId = ID_FILTERS.has(`${named.name}.${name}`);
      return [name, isId ? withOldOperands(value, getNamedType(field.type)) : withOldIds(value, field.type)];
    }),
  );
}

function withOldOperands(operation: unknown, type: GraphQLNamedType): unknown {
  if (typeof operation !== 'object' || operation === null || !isInputObjectType(type)) return operation;
  return Object.fromEntries(
    Object.entries(operation).map(([operator, operand]) => {
      const scalar = getNamedType(type.getFields()[operator]?.type);
      const old = (id: unknown) => (isScalarType(scalar) && id !== null ? scalar.parseValue(oldId(id)) : id);
      return [operator, Array.isArray(operand) ? operand.map(old) : old(operand)];
    }),
  );
}

const oldId = (id: unknown): unknown => (/^\d{1,16}$/.test(String(id)) ? Number(id) : id);

type Field = GraphQLFieldConfig<unknown, unknown>;

/** Derives the schema of the third generation from that of the second. */
export function thirdGeneration(second: GraphQLSchema): GraphQLSchema {
  const created = createdTypes(second);
  const typeNamed = (name: string) => created.get(name) ?? second.getType(name);
  const retyped = mapSchema(second, {
    [MapperKind.OBJECT_FIELD]: (field: Field, name, owner) => {
      const coordinate = `${owner}.${name}`;
      const kept = withoutArguments(takingIds(inDurations(field, coordinate)), coordinate);
      const type = typeNamed(newTypeName(field.type, coordinate));
      return isObjectType(type) || type instanceof GraphQLScalarType
        ? { ...kept, type: outputOf(field.type, type) }
        : kept;
    },
    [MapperKind.INPUT_OBJECT_FIELD]: (field, name, owner) => {
      const wanted = ID_FILTERS.has(`${owner}.${name}`)
        ? 'IdOperationFilterInput'
        : newTypeName(field.type, '');
      const type = typeNamed(wanted);
      return isInputObjectType(type) || type instanceof GraphQLScalarType
        ? { ...field, type: inputOf(field.type, type) }
        : field;
    },
  });
  return mapSchema(retyped, {
    [MapperKind.TYPE]: (type) => (REMOVED_TYPES.has(type.name) ? null : renamed(type)),
  });
}

/**
 * The name of a type in the third generation. Fields return numbers below 256 as another scalar; arguments keep the old
 * one.
 */
const newTypeName = (type: GraphQLOutputType | GraphQLInputType, coordinate: string): string => {
  const { name } = getNamedType(type);
  return (
    RETYPED_FIELDS[coordinate] ??
    (DURATIONS[coordinate] === undefined ? undefined : 'Duration') ??
    COPIED_TYPES[name] ??
    (name === 'Byte' ? 'UnsignedByte' : name)
  );
};

function renamed(type: GraphQLNamedType): GraphQLNamedType | undefined {
  const name = RENAMED_TYPES[type.name];
  if (name === undefined) return undefined;
  if (isObjectType(type)) return renameType(type, name);
  return isInputObjectType(type) ? renameType(type, name) : undefined;
}

/** The types that the second generation only has under another name, by their new names. */
function createdTypes(second: GraphQLSchema): ReadonlyMap<string, GraphQLNamedType> {
  const created = new Map<string, GraphQLNamedType>();
  const byte = second.getType('Byte');
  if (byte instanceof GraphQLScalarType) {
    created.set('UnsignedByte', new GraphQLScalarType({ ...byte.toConfig(), name: 'UnsignedByte' }));
  }
  for (const [old, name = ''] of Object.entries(COPIED_TYPES)) {
    const type = second.getType(old);
    if (isInputObjectType(type)) created.set(name, new GraphQLInputObjectType({ ...type.toConfig(), name }));
  }
  return created;
}

/** Applies the lists and the nullability of one type to another. */
function outputOf(like: GraphQLOutputType, type: GraphQLOutputType): GraphQLOutputType {
  if (isNonNullType(like)) return new GraphQLNonNull(outputOf(like.ofType, type));
  return isListType(like) ? new GraphQLList(outputOf(like.ofType, type)) : type;
}

function inputOf(like: GraphQLInputType, type: GraphQLInputType): GraphQLInputType {
  if (isNonNullType(like)) return new GraphQLNonNull(inputOf(like.ofType, type));
  return isListType(like) ? new GraphQLList(inputOf(like.ofType, type)) : type;
}

function inDurations(field: Field, coordinate: string): Field {
  const unit = DURATIONS[coordinate];
  if (unit === undefined) return field;
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    description: 'In ISO 8601, of all that match; PT0S where nothing does.',
    resolve: async (...request) => isoDuration((Number(await resolve(...request)) * unit) / 1000),
  };
}

function withoutArguments(field: Field, coordinate: string): Field {
  const removed = REMOVED_ARGUMENTS[coordinate];
  if (!removed) return field;
  const kept = Object.entries(field.args ?? {}).filter(([name]) => !removed.has(name));
  return { ...field, args: Object.fromEntries(kept) };
}

/** Wraps a field so that its resolver gets filters with ids in the form of the second generation. */
function takingIds(field: Field): Field {
  const filters = Object.entries(field.args ?? {}).filter(([, { type }]) => takesIds(type));
  const { resolve } = field;
  if (filters.length === 0 || !resolve) return field;
  return {
    ...field,
    resolve: (source, args, ...request) => {
      const old = filters.map(([name, { type }]) => [name, withOldIds(args[name], type)]);
      return resolve(source, { ...args, ...Object.fromEntries(old) }, ...request);
    },
  };
}
