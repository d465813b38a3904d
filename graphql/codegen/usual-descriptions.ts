import {
  Kind,
  visit,
  type ASTNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  type InputValueDefinitionNode,
} from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../server/limits.ts';

/*
 * Descriptions of fields and arguments that every list, filter and order has. They are written once here, so that a
 * schema file describes only its own fields.
 */

const PAGE_ARGUMENTS: Descriptions = {
  first: `So many entries from the start, or after \`after\`; ${DEFAULT_PAGE_SIZE} unless given, ${MAX_PAGE_SIZE} at most.`,
  after: 'A cursor, or a place in base64 (`NDk=` is 49, counted from 0): only entries after it.',
  last: `So many entries from the end, or before \`before\`; ${MAX_PAGE_SIZE} at most.`,
  before: 'A cursor, or a place in base64: only entries before it.',
  most: 'So many at most, the first ones; 10 unless given.',
  where: 'Only entries that meet it.',
  order: 'What to order by, the weightiest first.',
  id: 'The id that is asked for.',
};

const CONNECTION_FIELDS: Descriptions = {
  edges: 'The entries of the page with their cursors.',
  nodes: 'The entries of the page.',
  pageInfo: 'Where the page lies in the list.',
  totalCount: 'Length of the whole list.',
};

const EDGE_FIELDS: Descriptions = {
  cursor: 'Where the entry lies in the list, for `after` and `before`.',
  node: 'The entry.',
};

const OPERATORS: Descriptions = {
  eq: 'Equal to it.',
  neq: 'Not equal to it.',
  in: 'Equal to one of them.',
  nin: 'Equal to none of them.',
  gt: 'Greater.',
  ngt: 'Not greater.',
  gte: 'Greater or equal.',
  ngte: 'Neither greater nor equal.',
  lt: 'Less.',
  nlt: 'Not less.',
  lte: 'Less or equal.',
  nlte: 'Neither less nor equal.',
  contains: 'Has it somewhere.',
  ncontains: 'Has it nowhere.',
  startsWith: 'Begins with it.',
  nstartsWith: 'Does not begin with it.',
  endsWith: 'Ends with it.',
  nendsWith: 'Does not end with it.',
};

const COMBINATIONS: Descriptions = {
  and: 'All of these hold too.',
  or: 'One of these at least holds.',
};

const OBJECT_FIELDS: Descriptions = {
  id: 'What tells it from all others of its kind.',
  name: 'The name that players see.',
};

type Descriptions = Readonly<Record<string, string | undefined>>;
type Described = FieldDefinitionNode | InputValueDefinitionNode;

const TYPES: readonly (readonly [ending: RegExp, text: string])[] = [
  [/Connection$/, 'A page of a list, and what the whole list comes to.'],
  [/Edge$/, 'An entry of a list with its place.'],
  [/OperationFilterInput(Type)?$/, 'Operators combine with "and"; `eq: null` is "has none".'],
  [/FilterInput$/, 'Fields combine with "and".'],
  [/SortInput$/, 'Directions to order by. What is mentioned first counts most.'],
  [/FlagsInput$/, 'Members of a set: each that is given has to be in it, or not in it.'],
];

/** A schema in which what is usual has its description; those that are written stay as they are. */
export function withUsualDescriptions(schema: DocumentNode): DocumentNode {
  return visit(schema, { enter: (node) => (hasFields(node) ? describedType(node) : undefined) });
}

type TypeWithFields =
  | ObjectTypeDefinitionNode
  | ObjectTypeExtensionNode
  | InterfaceTypeDefinitionNode
  | InputObjectTypeDefinitionNode;

const hasFields = (node: ASTNode): node is TypeWithFields =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION ||
  node.kind === Kind.OBJECT_TYPE_EXTENSION ||
  node.kind === Kind.INTERFACE_TYPE_DEFINITION ||
  node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;

/** An extension has no description of its own. */
function describedType(node: TypeWithFields): TypeWithFields {
  const owner = node.name.value;
  const fields = <Field extends Described>(all: readonly Field[] | undefined) =>
    all?.map((field) => describedField(owner, field));
  if (node.kind === Kind.OBJECT_TYPE_EXTENSION) return { ...node, fields: fields(node.fields) };
  const description = node.description ?? text(usualOfType(owner));
  return node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
    ? { ...node, description, fields: fields(node.fields) }
    : { ...node, description, fields: fields(node.fields) };
}

const usualOfType = (name: string) => TYPES.find(([ending]) => ending.test(name))?.[1];

function describedField<Field extends Described>(owner: string, field: Field): Field {
  const described = withText(field, usualOfField(owner, field.name.value));
  if (described.kind !== Kind.FIELD_DEFINITION) return described;
  const args = described.arguments?.map((argument) =>
    withText(argument, PAGE_ARGUMENTS[argument.name.value]),
  );
  return { ...described, arguments: args };
}

const withText = <Node extends Described>(node: Node, usual: string | undefined): Node => ({
  ...node,
  description: node.description ?? text(usual),
});

function usualOfField(owner: string, field: string): string | undefined {
  if (owner.endsWith('Connection')) return CONNECTION_FIELDS[field];
  if (owner.endsWith('Edge')) return EDGE_FIELDS[field];
  if (/OperationFilterInput(Type)?$/.test(owner)) return OPERATORS[field] ?? COMBINATIONS[field];
  if (owner.endsWith('SortInput')) return `By ${inWords(field)}.`;
  if (owner.endsWith('FilterInput')) return COMBINATIONS[field] ?? `The ${inWords(field)}.`;
  if (/Flags(Input|Flags)$/.test(owner)) return `Whether ${inWords(field.replace(/^is/, ''))} is among them.`;
  return OBJECT_FIELDS[field];
}

/** @example inWords('itemLevel') // 'item level' */
const inWords = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const text = (value: string | undefined) =>
  value === undefined ? undefined : ({ kind: Kind.STRING, value } as const);
