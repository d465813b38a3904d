import {
  type ASTNode,
  type ASTVisitor,
  type DocumentNode,
  getNamedType,
  Kind,
  parseType,
  type TypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { argumentCoordinate } from '#graphql/contract/coordinates.ts';
import { fragmentsOf, operationOf } from './fragments.ts';
import { type AskingContext, leavingNodes } from './leaving-nodes.ts';
import { inputTypeName, visitedArgument } from './fit-input.ts';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * Inlines fragments without their type names where a field's objects have a type of another name at the endpoint. They
 * then ask for the fields that it offers.
 */
function withoutTypeNames(
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

/** A document as an endpoint understands it. */
export interface FittedDocument {
  /** Null where nothing is left to ask for. */
  readonly document: DocumentNode | null;
  /** The nodes of the contract's document that were removed. */
  readonly leaving: ReadonlySet<ASTNode>;
}

/**
 * Removes everything from a document that the endpoint lacks; aliases and names stay.
 * @param wanted the types that the endpoint expects of variables, where they differ from the contract
 */
export function fitDocument(context: AskingContext, wanted: ReadonlyMap<string, string>): FittedDocument {
  const leaving = leavingNodes(context);
  const { selections } = operationOf(context.document).selectionSet;
  if (selections.every((selection) => leaving.has(selection))) return { document: null, leaving };
  const typeInfo = new TypeInfo(context.schema);
  const visitor = visitWithTypeInfo(typeInfo, removal(context, leaving, typeInfo));
  const asked = withoutTypeNames(visit(context.document, visitor), context);
  return { document: withoutUnused(asked, wanted), leaving };
}

/** A visitor that removes fields, arguments and conditions. */
function removal({ missing }: AskingContext, leaving: ReadonlySet<ASTNode>, typeInfo: TypeInfo): ASTVisitor {
  /** The arguments and input fields around the visited node, the innermost last. */
  const around: string[] = [];
  const removed = (node: ASTNode) => (leaving.has(node) ? null : undefined);
  return {
    Field: removed,
    FragmentSpread: removed,
    InlineFragment: removed,
    Directive: () => false,
    Argument: {
      enter() {
        const visited = visitedArgument(typeInfo);
        if (visited && missing.argument(visited.owner, visited.field, visited.argument)) return null;
        around.push(visited ? argumentCoordinate(visited.owner, visited.field, visited.argument.name) : '');
        return undefined;
      },
      leave: () => void around.pop(),
    },
    ObjectField: {
      enter({ name, value }) {
        const type = typeInfo.getInputType();
        const [place, owner] = [around.at(-1), inputTypeName(typeInfo)];
        const isGone =
          type &&
          (missing.inputField(place, owner, { name: name.value, type }) ||
            (value.kind === Kind.ENUM && missing.enumValue(getNamedType(type).name, value.value)));
        if (isGone) return null;
        around.push(missing.inputCoordinate(place, owner, name.value));
        return undefined;
      },
      leave: () => void around.pop(),
    },
    // Servers refuse an empty order.
    ObjectValue: {
      leave: ({ fields }, key) => (typeof key === 'number' && fields.length === 0 ? null : undefined),
    },
  };
}

/** Removes fragments and variables that are no longer used, and declares variables with the expected types. */
function withoutUnused(document: DocumentNode, types: ReadonlyMap<string, string>): DocumentNode {
  const used = usedNames(document);
  return visit(document, {
    FragmentDefinition: ({ name }) => (used.has(`...${name.value}`) ? undefined : null),
    VariableDefinition(node) {
      const { name } = node.variable;
      if (!used.has(`$${name.value}`)) return null;
      const type = types.get(name.value);
      return type === undefined ? undefined : { ...node, type: declaredType(node.type, type) };
    },
  });
}

/** The type to declare; a non-null variable stays non-null. */
function declaredType(declared: TypeNode, wanted: string): TypeNode {
  const isRequired = declared.kind === Kind.NON_NULL_TYPE;
  return parseType(isRequired && !wanted.endsWith('!') ? `${wanted}!` : wanted);
}

/** The variables and fragments used by the operation, directly or through other fragments. */
function usedNames(document: DocumentNode): ReadonlySet<string> {
  const used = new Set<string>();
  const fragments = fragmentsOf(document);
  const look = (node: ASTNode): void => {
    visit(node, {
      VariableDefinition: () => false,
      Variable: ({ name }) => void used.add(`$${name.value}`),
      FragmentSpread({ name }) {
        if (used.has(`...${name.value}`)) return;
        used.add(`...${name.value}`);
        const fragment = fragments.get(name.value);
        if (fragment) look(fragment);
      },
    });
  };
  look(operationOf(document));
  return used;
}
