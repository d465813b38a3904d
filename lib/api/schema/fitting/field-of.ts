import { type GraphQLCompositeType, type GraphQLField, isInterfaceType, isObjectType } from 'graphql';

export type AnyField = GraphQLField<unknown, unknown>;

/** A field of a type by its name; undefined where the type lacks it, as every union does. */
export const fieldOf = (type: GraphQLCompositeType, name: string): AnyField | undefined =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
