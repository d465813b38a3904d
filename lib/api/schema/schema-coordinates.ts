import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

import { argumentCoordinate, memberCoordinate, possibleTypeCoordinate } from './coordinates.ts';

const known = new WeakMap<GraphQLSchema, ReadonlySet<string>>();

/** The coordinates of everything in a schema; computed once per schema. */
export function schemaCoordinates(schema: GraphQLSchema): ReadonlySet<string> {
  const collected =
    known.get(schema) ?? new Set(Object.values(schema.getTypeMap()).flatMap((type) => ofType(schema, type)));
  known.set(schema, collected);
  return collected;
}

const ofType = (schema: GraphQLSchema, type: GraphQLNamedType): string[] => [
  type.name,
  ...members(type).map((name) => memberCoordinate(type.name, name)),
  ...argumentsOf(type),
  ...(isAbstractType(type)
    ? schema.getPossibleTypes(type).map(({ name }) => possibleTypeCoordinate(type.name, name))
    : []),
];

function members(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name);
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.keys(type.getFields())
    : [];
}

const argumentsOf = (type: GraphQLNamedType): string[] =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).flatMap((field) =>
        field.args.map(({ name }) => argumentCoordinate(type.name, field.name, name)),
      )
    : [];
