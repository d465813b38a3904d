import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLNamedType,
  isInputObjectType,
  isScalarType,
} from 'graphql';
import { ID_FILTERS } from './third-changes.ts';

/** True if a filter of the second generation has conditions on ids, at any depth. */
export function takesIds(type: GraphQLInputType, looked: ReadonlySet<string> = new Set()): boolean {
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
export function withOldIds(filter: unknown, type: GraphQLInputType): unknown {
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
