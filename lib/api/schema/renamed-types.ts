import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type InlineFragmentNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

import { fragmentsOf } from './fitting/fragments.ts';
import type { AskingContext } from './fitting/leaving-nodes.ts';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * Inlines fragments without their type names where a field's objects have a type of another name at the endpoint. They
 * then ask for the fields that it offers.
 */
export function withoutTypeNames(
  document: DocumentNode,
  { schema, missing }: Pick<AskingContext, 'schema' | 'missing'>,
): DocumentNode {
  const fragments = fragmentsOf(document);
  const typeInfo = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(typeInfo, {
    Field(node) {
      const [parent, type] = [typeInfo.getParentType(), typeInfo.getType()];
      if (!node.selectionSet || !parent || !type) return undefined;
      if (!missing.isRenamed(parent.name, node.name.value)) return undefined;
      return { ...node, selectionSet: unnamed(node.selectionSet, getNamedType(type).name, fragments) };
    },
  });
  return visit(document, visitor);
}

const unnamed = (set: SelectionSetNode, type: string, fragments: Fragments): SelectionSetNode => ({
  ...set,
  selections: set.selections.map((selection) => unnamedSelection(selection, type, fragments)),
});

function unnamedSelection(node: SelectionNode, type: string, fragments: Fragments): SelectionNode {
  if (node.kind === Kind.FIELD) return node;
  const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
  if (!fragment || (fragment.typeCondition?.name.value ?? type) !== type) return node;
  const { directives } = node;
  const selectionSet = unnamed(fragment.selectionSet, type, fragments);
  return { kind: Kind.INLINE_FRAGMENT, directives, selectionSet } satisfies InlineFragmentNode;
}
