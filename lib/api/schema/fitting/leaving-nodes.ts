import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isCompositeType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { canBeFilled } from '../../answers/fillers.ts';
import { argumentCoordinate } from '#graphql/contract/coordinates.ts';
import { fragmentsOf, operationOf, type AnyField, fieldOf } from './fragments.ts';
import type { MissingParts } from './missing-parts.ts';
import { losesCondition, narrows, variablesIn } from './narrowing-arguments.ts';

/** A document, and the parts of it that an endpoint can answer. */
export interface AskingContext {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly missing: MissingParts;
  /** Variables whose value is not empty, but cannot be sent at one of their places. */
  readonly unsent: ReadonlySet<string>;
  /** Variables whose value lost a condition, wherever they are used. */
  readonly lost: ReadonlySet<string>;
}

interface Verdict {
  /** True if anything remains to be asked. */
  readonly stays: boolean;
  /** True if every lost part has a filler; an id, for example, has none. */
  readonly whole: boolean;
}

/**
 * Finds the fields and fragments of a document that an endpoint cannot answer: those that it lacks; lists that would
 * differ without an argument that it lacks; and those with nothing left below them, or without the fields that
 * identify their records (rules.md: Other APIs).
 */
export function leavingNodes(context: AskingContext): ReadonlySet<ASTNode> {
  const walk = new LeavingWalk(context);
  const query = context.schema.getQueryType();
  if (query) walk.selections(operationOf(context.document).selectionSet, query);
  return walk.leaving;
}

class LeavingWalk {
  readonly leaving = new Set<ASTNode>();
  readonly #context: AskingContext;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #verdicts = new Map<string, Verdict>();

  constructor(context: AskingContext) {
    this.#context = context;
    this.#fragments = fragmentsOf(context.document);
  }

  selections({ selections }: SelectionSetNode, parent: GraphQLCompositeType): Verdict {
    const verdicts = selections.map((selection) => {
      const verdict =
        selection.kind === Kind.FIELD ? this.#field(selection, parent) : this.#fragment(selection, parent);
      if (!verdict.stays) this.leaving.add(selection);
      return verdict;
    });
    return {
      stays: verdicts.some(({ stays }) => stays),
      whole: verdicts.every(({ whole }) => whole),
    };
  }

  #field(node: FieldNode, parent: GraphQLCompositeType): Verdict {
    const field = fieldOf(parent, node.name.value);
    if (!field) return { stays: node.name.value === '__typename', whole: true };
    const type = getNamedType(field.type);
    const below =
      node.selectionSet && isCompositeType(type) ? this.selections(node.selectionSet, type) : undefined;
    const isAnswered = !below || (below.stays && below.whole);
    if (isAnswered && this.#canBeAsked(node, parent, field)) return { stays: true, whole: true };
    return { stays: false, whole: canBeFilled(field.type, node, this.#context.schema, this.#fragments) };
  }

  #canBeAsked(node: FieldNode, parent: GraphQLCompositeType, field: AnyField): boolean {
    const { missing, unsent, lost } = this.#context;
    const name = node.name.value;
    if (missing.field(parent.name, name)) return false;
    return (node.arguments ?? []).every((given) => {
      const argument = field.args.find((each) => each.name === given.name.value);
      if (argument && missing.argument(parent.name, name, argument)) return !narrows(given, unsent);
      const place = argumentCoordinate(parent.name, name, given.name.value);
      if (argument && losesCondition(given.value, argument.type, place, missing)) return false;
      return !variablesIn(given.value).some((variable) => lost.has(variable));
    });
  }

  #fragment(node: FragmentSpreadNode | InlineFragmentNode, parent: GraphQLCompositeType): Verdict {
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node;
    const name = fragment?.typeCondition?.name.value ?? parent.name;
    const { missing, schema } = this.#context;
    const type = schema.getType(name);
    if (!fragment || !isCompositeType(type)) return { stays: false, whole: true };
    if (name !== parent.name && missing.possibleType(parent.name, name)) return { stays: false, whole: true };
    const verdict = this.#known(node, () => this.selections(fragment.selectionSet, type));
    return name === parent.name ? verdict : { stays: verdict.stays && verdict.whole, whole: true };
  }

  /** Judges a fragment once, however often it is spread. */
  #known(node: FragmentSpreadNode | InlineFragmentNode, judge: () => Verdict): Verdict {
    if (node.kind === Kind.INLINE_FRAGMENT) return judge();
    const known = this.#verdicts.get(node.name.value) ?? judge();
    this.#verdicts.set(node.name.value, known);
    return known;
  }
}
