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

import { argumentCoordinate, memberCoordinate } from '../coordinates.ts';
import { saysSomething } from './fit-input.ts';
import type { MissingParts } from './missing-parts.ts';
import { OTHER_WORDS, type OtherWords } from '../other-words.ts';

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
