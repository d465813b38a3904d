import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { defaultsOf, rowsOf, type Variables } from './page-size.ts';

/** Fields of a query's answer, as many as there may be. */
export interface QueryCost {
  /** Fields of records. */
  readonly fields: number;
  /** Fields of what the API says about itself. */
  readonly introspection: number;
}

/** The most that a query may cost. */
export type CostLimit = QueryCost;

/** A query costs more than it may, or is of a shape that nobody needs. */
export class QueryTooExpensive extends Error {
  override readonly name = 'QueryTooExpensive';
}

/** Rows of a list that comes whole: attackers of a kill, ranks of a guild. */
const ROWS_OF_WHOLE_LIST = 5;

/** To check that two fields of the same name agree, validation compares each with each. */
const MOST_REPEATS = 50;

/** Recursion has to end somewhere; introspection of wrapped types needs half of it. */
const MOST_LEVELS = 40;

type Place = { readonly type: GraphQLNamedType | undefined; readonly times: number; readonly rows: number };

/**
 * Counts the fields that the answer to a document may have: by aliases, by fragments as often as they are spread, by the
 * size of pages, in variables too, and by what introspection lists. Fields that are merged count once, as they are
 * answered once. The document need not be valid: what no type has counts as one field.
 * @throws QueryTooExpensive as soon as it is more than the limit
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  limit: CostLimit,
): QueryCost {
  return new CostCounter(schema, document, variables, limit).count();
}

class CostCounter {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #limit: CostLimit;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #spread = new Set<string>();
  readonly #cost = { fields: 0, introspection: 0 };
  #variables: Variables;
  #steps = 0;

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables, limit: CostLimit) {
    this.#schema = schema;
    this.#document = document;
    this.#variables = variables;
    this.#limit = limit;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
  }

  count(): QueryCost {
    const query = this.#schema.getQueryType() ?? undefined;
    for (const definition of this.#document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      this.#variables = { ...defaultsOf(definition), ...this.#variables };
      this.#walk([definition.selectionSet], { type: query, times: 1, rows: ROWS_OF_WHOLE_LIST }, 'fields', 0);
    }
    // Validation looks at those too that nobody spreads.
    for (const [name, { selectionSet, typeCondition }] of this.#fragments) {
      if (this.#spread.has(name)) continue;
      const type = this.#schema.getType(typeCondition.name.value);
      this.#walk([selectionSet], { type, times: 1, rows: ROWS_OF_WHOLE_LIST }, 'fields', 0);
    }
    return this.#cost;
  }

  /** Counts what is selected of one type, by one or more selections that are merged. */
  #walk(selections: readonly SelectionSetNode[], place: Place, kind: keyof QueryCost, level: number): void {
    if (level > MOST_LEVELS) throw new QueryTooExpensive('The query is nested too deeply.');
    for (const [name, nodes] of this.#collect(selections)) {
      if (nodes.length > MOST_REPEATS) {
        throw new QueryTooExpensive(`The query asks for "${name}" more than ${MOST_REPEATS} times at one place.`);
      }
      const [node] = nodes;
      const field = node && this.#fieldOf(place.type, node.name.value);
      const inner = field === SchemaMetaFieldDef || field === TypeMetaFieldDef ? 'introspection' : kind;
      this.#charge(inner, place.times);
      const deeper = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (deeper.length > 0) this.#walk(deeper, this.#placeOf(field, node, place), inner, level + 1);
    }
  }

  /** The fields of selections by the names that they have in the answer, fragments spread once each. */
  #collect(selections: readonly SelectionSetNode[]): ReadonlyMap<string, readonly FieldNode[]> {
    const fields = new Map<string, FieldNode[]>();
    const visited = new Set<string>();
    const visit = (set: SelectionSetNode, level: number): void => {
      if (level > MOST_LEVELS) throw new QueryTooExpensive('The query is nested too deeply.');
      for (const selection of set.selections) {
        this.#step();
        if (selection.kind === Kind.FIELD) {
          const name = selection.alias?.value ?? selection.name.value;
          const known = fields.get(name);
          if (known) known.push(selection);
          else fields.set(name, [selection]);
        } else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet, level + 1);
        else if (!visited.has(selection.name.value)) {
          visited.add(selection.name.value);
          this.#spread.add(selection.name.value);
          const fragment = this.#fragments.get(selection.name.value);
          if (fragment) visit(fragment.selectionSet, level + 1);
        }
      }
    };
    for (const set of selections) visit(set, 0);
    return fields;
  }

  #placeOf(field: GraphQLField<unknown, unknown> | undefined, node: FieldNode | undefined, place: Place): Place {
    const rows = (field && node && rowsOf(field, node, this.#variables)) ?? ROWS_OF_WHOLE_LIST;
    return {
      type: field && getNamedType(field.type),
      times: place.times * (field && isList(field) ? this.#lengthOf(field, place) : 1),
      rows,
    };
  }

  /** The nodes of a page are as many as its field was asked for. */
  #lengthOf(field: GraphQLField<unknown, unknown>, place: Place): number {
    return field.name === 'types' && place.type?.name === '__Schema'
      ? Object.keys(this.#schema.getTypeMap()).length
      : Math.max(1, place.rows);
  }

  #fieldOf(type: GraphQLNamedType | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
    if (type === this.#schema.getQueryType()) {
      if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
      if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    }
    return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  }

  #charge(kind: keyof QueryCost, times: number): void {
    this.#cost[kind] += times;
    if (this.#cost[kind] <= this.#limit[kind]) return;
    throw new QueryTooExpensive(
      kind === 'introspection'
        ? 'The query asks for more of the schema than there is.'
        : `The query may have ${this.#limit.fields.toLocaleString('en')} fields in its answer at most. Ask for less at once.`,
    );
  }

  /** Selections that are visited, whatever they cost. */
  #step(): void {
    this.#steps += 1;
    if (this.#steps > this.#limit.fields) throw new QueryTooExpensive('The query spreads too many fragments.');
  }
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
