import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  isInterfaceType,
  isObjectType,
} from 'graphql';

export type AnyField = GraphQLField<unknown, unknown>;

/** A field of a type by its name; undefined where the type lacks it, as every union does. */
export const fieldOf = (type: GraphQLCompositeType, name: string): AnyField | undefined =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;

/** The fragments of a document by their names. */
export function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** The operation of a document with exactly one. @throws Error where it has none */
export function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('The document has no operation');
  return operation;
}
