import { type GraphQLAbstractType, type GraphQLSchema, isAbstractType } from 'graphql';

/** The types that are members of an interface or a union of the contract, and no longer are in another schema. */
export function lostTypes(
  contract: GraphQLSchema,
  offered: GraphQLSchema,
  type: GraphQLAbstractType,
): readonly string[] {
  const other = offered.getType(type.name);
  const kept = new Set(isAbstractType(other) ? offered.getPossibleTypes(other).map(({ name }) => name) : []);
  return contract
    .getPossibleTypes(type)
    .map(({ name }) => name)
    .filter((name) => !kept.has(name));
}
