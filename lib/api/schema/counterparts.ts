import { getNamedType, type GraphQLNamedType, type GraphQLSchema, isObjectType } from 'graphql';

import { memberCoordinate } from './coordinates.ts';

/** The types of another schema that correspond to those of the contract. */
export interface Counterparts {
  /**
   * Types by their name in the contract: the type of the same name, and types that its fields have under another name.
   */
  readonly types: ReadonlyMap<string, ReadonlySet<GraphQLNamedType>>;
  /** Coordinates of fields whose type has another name there, with that name. */
  readonly renamed: ReadonlyMap<string, string>;
}

/**
 * Finds the counterparts of all types: by name, and for object types also by the fields that return them, since a type
 * that was renamed still offers the same.
 */
export function counterparts(contract: GraphQLSchema, offered: GraphQLSchema): Counterparts {
  const types = new Map<string, Set<GraphQLNamedType>>();
  const renamed = new Map<string, string>();
  const pair = (type: GraphQLNamedType, other: GraphQLNamedType): void => {
    const known = types.get(type.name) ?? new Set();
    if (known.has(other)) return;
    types.set(type.name, known.add(other));
    if (!isObjectType(type) || !isObjectType(other)) return;
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type);
      const otherInner = getNamedType(other.getFields()[field.name]?.type);
      if (!isObjectType(inner) || !isObjectType(otherInner) || inner.name === otherInner.name) continue;
      renamed.set(memberCoordinate(type.name, field.name), otherInner.name);
      pair(inner, otherInner);
    }
  };
  for (const type of Object.values(contract.getTypeMap())) {
    // The root query type may have any name.
    const other = type === contract.getQueryType() ? offered.getQueryType() : offered.getType(type.name);
    if (other) pair(type, other);
  }
  return { types, renamed };
}
