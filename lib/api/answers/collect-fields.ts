import {
  type ASTNode,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** A document whose answers are to be checked. */
export interface AnswerContext {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** True if a node was part of the question. */
  readonly isRequested: (node: ASTNode) => boolean;
}

/** All selections, from all fragments, that share one name in the answer. */
export interface RequestedField {
  readonly nodes: FieldNode[];
  /** True if the question contained the field. */
  requested: boolean;
  /** True if a directive may leave the field out of an answer. */
  conditional: boolean;
}

interface SelectionPlace {
  readonly requested: boolean;
  readonly conditional: boolean;
}

/**
 * Collects the fields that a document selects on a type, by their names in an answer.
 * @param type of the object in the answer; its interface or union where the type is unknown
 */
export function collectFields(
  selectionSets: readonly SelectionSetNode[],
  type: GraphQLCompositeType,
  context: AnswerContext,
): ReadonlyMap<string, RequestedField> {
  const fields = new Map<string, RequestedField>();
  const collect = (node: SelectionNode, { requested, conditional }: SelectionPlace): void => {
    const place = {
      requested: requested && context.isRequested(node),
      conditional: conditional || hasCondition(node.directives),
    };
    if (node.kind === Kind.FIELD) return addField(fields, node, place);
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : context.fragments.get(node.name.value);
    if (!fragment || !applies(fragment.typeCondition?.name.value, type, context.schema)) return;
    for (const each of fragment.selectionSet.selections) collect(each, place);
  };
  const place = { requested: true, conditional: false };
  for (const { selections } of selectionSets) for (const node of selections) collect(node, place);
  return fields;
}

function addField(
  fields: Map<string, RequestedField>,
  node: FieldNode,
  { requested, conditional }: SelectionPlace,
): void {
  const name = node.alias?.value ?? node.name.value;
  const known = fields.get(name);
  if (!known) {
    fields.set(name, { nodes: [node], requested, conditional });
    return;
  }
  known.nodes.push(node);
  known.requested ||= requested;
  known.conditional &&= conditional;
}

const hasCondition = (directives: readonly DirectiveNode[] = []): boolean =>
  directives.some(({ name }) => name.value === 'include' || name.value === 'skip');

function applies(condition: string | undefined, type: GraphQLCompositeType, schema: GraphQLSchema): boolean {
  if (condition === undefined || condition === type.name) return true;
  const wider = schema.getType(condition);
  return isAbstractType(wider) && isObjectType(type) && isOneOf(schema, wider, type);
}

const isOneOf = (
  schema: GraphQLSchema,
  wider: Parameters<GraphQLSchema['isSubType']>[0],
  type: GraphQLObjectType,
): boolean => schema.isSubType(wider, type);
