import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedOutputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const TEXTS: ReadonlySet<string> = new Set(['String', 'UUID', 'URL', 'DateTime']);

/**
 * True if a filler exists for a field that the endpoint lacks: null for a nullable field, an empty list, an empty
 * string, NaN. Ids have none, nor do records that need one.
 */
export function canBeFilled(
  type: GraphQLOutputType,
  { selectionSet }: Pick<FieldNode, 'selectionSet'>,
  schema: GraphQLSchema,
  fragments: Fragments,
): boolean {
  if (!isNonNullType(type) || isListType(type.ofType)) return true;
  const named = getNamedType(type);
  if (isScalarType(named)) return named.name !== 'ID';
  return (
    isEnumType(named) ||
    (selectionSet !== undefined && canBeFilledBelow(selectionSet, named.name, schema, fragments))
  );
}

function canBeFilledBelow(
  { selections }: SelectionSetNode,
  parent: string,
  schema: GraphQLSchema,
  fragments: Fragments,
): boolean {
  const type = schema.getType(parent);
  return selections.every((node) => {
    if (node.kind === Kind.FIELD) {
      const field =
        isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
      return field !== undefined && canBeFilled(field.type, node, schema, fragments);
    }
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
    const name = fragment?.typeCondition?.name.value ?? parent;
    return (
      fragment !== undefined &&
      name === parent &&
      canBeFilledBelow(fragment.selectionSet, name, schema, fragments)
    );
  });
}

/** Returns the filler of a scalar or an enum that the endpoint lacks. */
export function leafFiller(type: GraphQLNamedOutputType): unknown {
  if (isEnumType(type) || TEXTS.has(type.name)) return '';
  return type.name === 'Boolean' ? false : Number.NaN;
}
