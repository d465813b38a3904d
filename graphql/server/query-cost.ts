import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { MOST_DAYS } from '../resolvers/list-limits.ts';
import introspectionLengths from './introspection-lengths.json' with { type: 'json' };
import { defaultsOf, rowsOf, type Variables } from './page-size.ts';
import { SelectedFields } from './selected-fields.ts';
import { MOST_LEVELS, QueryTooExpensive } from './refusal.ts';

/** The estimated number of fields in the answer to a query. */
export interface QueryCost {
  /** Fields of records. */
  readonly fields: number;
  /** Fields of introspection. */
  readonly introspection: number;
}

/** The most that a query may cost. */
export type CostLimit = QueryCost;

/** The assumed length of a list without pages: attackers of a kill, ranks of a guild. */
const ROWS_OF_WHOLE_LIST = 5;

/** The most rows of lists that come whole and may be far longer; of battles those of a large one. */
const ROWS_OF_LONG_LISTS: ReadonlyMap<string, number> = new Map([
  ['Battle.losses', 300],
  ['Battle.scoreboard', 150],
  ['BattleAttendance.members', 30],
  ['Fighters.fiveMinutes', 288],
  ['Fighters.hours', 168],
  ['CareerStatistics.fighters', 52 * 31],
  ['CareerStatistics.rates', 24 * 8],
  ['CareerStatistics.kills', 24],
  ['CareerStatistics.pairs', 24 * 24],
  ['CharacterHistory.steps', 140],
  ['Query.guildAttendance', 50],
  ['Query.guildHistory', 36],
  ['Query.killsByDay', MOST_DAYS],
  ['Query.zoneDays', MOST_DAYS],
  ['Query.zoneHours', 168],
  ['Query.zoneWar', 100],
  ['ScenarioStatistics.days', MOST_DAYS],
  ['WarRecords.records', 150],
  ['ZoneContents.contents', 60],
  ['ZoneKills.battles', 62],
  ['ZoneLeaders.guilds', 12],
  ['ZoneLeaders.players', 12],
]);

/**
 * The mean lengths of the lists of introspection, of all types and of those that have such a list. Their proportions
 * count, not how long they are: the limit is what tools ask for.
 */
const INTROSPECTION_LENGTHS: Readonly<
  Record<string, Readonly<Record<'ofAll' | 'ofThose', number>> | undefined>
> = introspectionLengths;

/** The most selections of one field: validation compares each with each, to check that they agree. */
const MOST_REPEATS = 50;

/** The place in an answer at which fields are selected. */
interface AnswerPlace {
  readonly type: GraphQLNamedType | undefined;
  /** The number of times that the place occurs in the answer. */
  readonly times: number;
  /** Rows of the lists at this place. */
  readonly rows: number;
  /** True in introspection, for a place that occurs in each of all types. */
  readonly isListed: boolean;
}

const placeOfRoot = (type: GraphQLNamedType | undefined): AnswerPlace => ({
  type,
  times: 1,
  rows: ROWS_OF_WHOLE_LIST,
  isListed: false,
});

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
  readonly #selected: SelectedFields;
  readonly #cost = { fields: 0, introspection: 0 };
  #variables: Variables;

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables, limit: CostLimit) {
    this.#schema = schema;
    this.#document = document;
    this.#variables = variables;
    this.#limit = limit;
    this.#selected = new SelectedFields(document, limit.fields);
  }

  count(): QueryCost {
    const query = this.#schema.getQueryType() ?? undefined;
    for (const definition of this.#document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      this.#variables = { ...defaultsOf(definition), ...this.#variables };
      this.#walk([definition.selectionSet], placeOfRoot(query), 'fields', 0);
    }
    // Validation visits unused fragments too.
    for (const { selectionSet, typeCondition } of this.#selected.unusedFragments()) {
      const type = this.#schema.getType(typeCondition.name.value);
      this.#walk([selectionSet], placeOfRoot(type), 'fields', 0);
    }
    return this.#cost;
  }

  /** Counts the fields that are selected on a type, by one or more selections that are merged. */
  #walk(
    selections: readonly SelectionSetNode[],
    place: AnswerPlace,
    kind: keyof QueryCost,
    level: number,
  ): void {
    if (level > MOST_LEVELS) throw new QueryTooExpensive('The query is nested too deeply.');
    for (const [name, nodes] of this.#selected.fieldsOf(selections)) {
      if (nodes.length > MOST_REPEATS) {
        throw new QueryTooExpensive(
          `The query asks for "${name}" more than ${MOST_REPEATS} times at one place.`,
        );
      }
      const [node] = nodes;
      const field = node && this.#fieldOf(place.type, node.name.value);
      const inner = field === SchemaMetaFieldDef || field === TypeMetaFieldDef ? 'introspection' : kind;
      this.#charge(inner, place.times);
      const deeper = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (deeper.length > 0) this.#walk(deeper, this.#placeOf(field, node, place), inner, level + 1);
    }
  }

  #placeOf(
    field: GraphQLField<unknown, unknown> | undefined,
    node: FieldNode | undefined,
    place: AnswerPlace,
  ): AnswerPlace {
    const asked = field && node && rowsOf(field, node, this.#variables, place.times > 1);
    return {
      type: field && getNamedType(field.type),
      times: place.times * (field ? this.#lengthOf(field, place, asked) : 1),
      rows: asked ?? ROWS_OF_WHOLE_LIST,
      isListed: field?.name === 'types',
    };
  }

  /** The length of a list: its requested size; that of the page for its nodes. */
  #lengthOf(
    field: GraphQLField<unknown, unknown>,
    { type, rows, isListed }: AnswerPlace,
    asked: number | undefined,
  ): number {
    if (type && isIntrospectionType(type)) {
      const lengths = INTROSPECTION_LENGTHS[`${type.name}.${field.name}`];
      return lengths?.[isListed ? 'ofAll' : 'ofThose'] ?? 1;
    }
    if (!isList(field)) return 1;
    return asked ?? ROWS_OF_LONG_LISTS.get(`${type?.name}.${field.name}`) ?? Math.max(1, rows);
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
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
