import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  TypeInfo,
  type VariableDefinitionNode,
  type VariableNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { argumentCoordinate, memberCoordinate } from '#graphql/contract/coordinates.ts';
import { saysSomething } from './fit-input.ts';
import type { MissingParts } from './missing-parts.ts';
import { QUEUES } from '#lib/game/battles/queues.ts';

/**
 * Restatements: arguments of our schema that other states of the game's API express as conditions of the list's
 * `where`. A new state that words something differently gets an entry here.
 */

/** The values of a field's arguments; those that are not given are undefined or null. */
type ArgumentValues = Readonly<Record<string, unknown>>;

/** Arguments of a field that another state of the API has as conditions of its filter. */
interface OtherWords {
  /** Coordinate of the field. */
  readonly field: string;
  /** The arguments that become conditions there. */
  readonly args: readonly string[];
  /** Coordinates of the input fields that the restatement needs; without them it is impossible. */
  readonly needs: readonly string[];
  /** The input type of `where`. */
  readonly filter: string;
  /** The equivalent conditions, in the form of our schema; none where the arguments are not given. */
  readonly conditions: (values: ArgumentValues) => readonly object[];
}

const has = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const equal = (name: string, value: unknown) => (has(value) ? { [name]: { eq: value } } : {});

const conditionOn = (name: string, value: unknown) => (has(value) ? [{ [name]: { eq: value } }] : []);

/** Excludes draws: they have no winner, even where the API names one. */
const DECIDED = { winner: { in: [0, 1] } };

/** Conditions on the entry of a player or a guild member; on any entry where neither is given. */
function ofFighters({ characterId, guildId, wins, premadeOnly }: ArgumentValues): readonly object[] {
  const owners = [equal('characterId', characterId), equal('guildId', guildId)].filter(isNotEmpty);
  const knowsResult = owners.length > 0 && typeof wins === 'boolean';
  const common = {
    ...(knowsResult ? equal('isWinner', wins) : {}),
    ...(premadeOnly === true ? equal('isGuildPremade', true) : {}),
  };
  const entries = owners.length > 0 ? owners.map((owner) => Object.assign(owner, common)) : [common];
  return [
    ...entries.filter(isNotEmpty).map((some) => ({ scoreboardEntries: { some } })),
    ...(knowsResult ? [DECIDED] : []),
  ];
}

const isNotEmpty = (entry: object): boolean => Object.keys(entry).length > 0;

/** The numbers of queue types in conditions of the game's API. */
const QUEUE_NUMBERS = new Map(Object.entries(QUEUES).map(([type, { number }]) => [type, number]));

const SCENARIOS = { field: 'Query.scenarios', filter: 'ScenarioRecordFilterInput' };

/** All restatements. */
export const OTHER_WORDS: readonly OtherWords[] = [
  {
    ...SCENARIOS,
    args: ['characterId', 'guildId', 'wins', 'premadeOnly'],
    needs: ['ScenarioRecordFilterInput.scoreboardEntries'],
    conditions: ofFighters,
  },
  {
    ...SCENARIOS,
    args: ['queueType'],
    needs: ['ScenarioRecordFilterInput.queueType'],
    conditions: ({ queueType }) => conditionOn('queueType', QUEUE_NUMBERS.get(String(queueType))),
  },
  {
    ...SCENARIOS,
    args: ['scenarioId'],
    needs: ['ScenarioRecordFilterInput.scenarioId'],
    conditions: ({ scenarioId }) => conditionOn('scenarioId', scenarioId),
  },
  {
    ...SCENARIOS,
    args: ['from', 'to'],
    needs: ['ScenarioRecordFilterInput.startTime'],
    conditions: ({ from, to }) => [
      ...(has(from) ? [{ startTime: { gte: from } }] : []),
      ...(has(to) ? [{ startTime: { lt: to } }] : []),
    ],
  },
];

type Values = Readonly<Record<string, unknown>>;

/** A document of the site in the words of an endpoint, still valid by our schema. */
export interface RestatedDocument {
  readonly document: DocumentNode;
  /** Maps the variables of the site's document to those of the restated one. */
  readonly variables: (given: Values) => Values;
}

/** A field with arguments that become a filter, which is passed as a variable. */
interface RestatedField {
  readonly args: readonly ArgumentNode[];
  readonly words: readonly OtherWords[];
  readonly variable: string;
  readonly filter: string;
}

/** Restates arguments that an endpoint lacks as conditions of a filter, where it has these. */
export function restateDocument(
  document: DocumentNode,
  schema: GraphQLSchema,
  missing: MissingParts,
): RestatedDocument {
  const fields: RestatedField[] = [];
  const typeInfo = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(typeInfo, {
    Field(node) {
      const words = wordsFor(node, typeInfo.getParentType()?.name ?? '', missing);
      const [first] = words;
      if (!first) return undefined;
      const variable = `conditions${fields.length + 1}`;
      fields.push({ args: node.arguments ?? [], words, variable, filter: first.filter });
      return restatedField(node, words, variable);
    },
  });
  const restated = visit(document, visitor);
  if (fields.length === 0) return { document, variables: (given) => given };
  return {
    document: visit(restated, { OperationDefinition: (node) => withVariables(node, fields) }),
    variables: (given) => ({
      ...given,
      ...Object.fromEntries(fields.map((field) => [field.variable, filterOf(field, given)])),
    }),
  };
}

/** The restatements for the arguments of a field that the endpoint lacks, where it has the conditions. */
function wordsFor(node: FieldNode, parent: string, missing: MissingParts): readonly OtherWords[] {
  const name = node.name.value;
  const field = memberCoordinate(parent, name);
  const isLacking = (argument: string) =>
    missing.has(argumentCoordinate(parent, name, argument)) &&
    node.arguments?.some((given) => given.name.value === argument);
  return OTHER_WORDS.filter(
    (words) =>
      words.field === field &&
      words.args.some(isLacking) &&
      words.needs.every((coordinate) => missing.offers(coordinate)),
  );
}

function restatedField(node: FieldNode, words: readonly OtherWords[], variable: string): FieldNode {
  const moved = new Set(words.flatMap(({ args }) => args)).add('where');
  const kept = (node.arguments ?? []).filter(({ name }) => !moved.has(name.value));
  const where: ArgumentNode = { kind: Kind.ARGUMENT, name: nameOf('where'), value: variableOf(variable) };
  return { ...node, arguments: [...kept, where] };
}

/** Merges the filter in the document with the conditions that replace arguments. */
function filterOf({ args, words }: RestatedField, variables: Values): unknown {
  const values = Object.fromEntries(
    args.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  );
  const conditions = words.flatMap((each) => each.conditions(values));
  const { where } = values;
  const all: readonly unknown[] = saysSomething(where) ? [where, ...conditions] : conditions;
  return all.length > 1 ? { and: all } : all[0];
}

const withVariables = (
  node: OperationDefinitionNode,
  fields: readonly RestatedField[],
): OperationDefinitionNode => ({
  ...node,
  variableDefinitions: [
    ...(node.variableDefinitions ?? []),
    ...fields.map(({ variable, filter }): VariableDefinitionNode => ({
      kind: Kind.VARIABLE_DEFINITION,
      variable: variableOf(variable),
      type: { kind: Kind.NAMED_TYPE, name: nameOf(filter) },
    })),
  ],
});

const nameOf = (value: string): NameNode => ({ kind: Kind.NAME, value });

const variableOf = (name: string): VariableNode => ({ kind: Kind.VARIABLE, name: nameOf(name) });
