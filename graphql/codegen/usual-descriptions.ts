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
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../resolvers/list-limits.ts';
import usual from './usual-descriptions.json' with { type: 'json' };

/*
 * Descriptions of fields and arguments that every list, filter and order has. They are written once here, so that a
 * schema file describes only its own fields.
 */

type Descriptions = Readonly<Record<string, string | undefined>>;

const FIELDS: Readonly<Record<keyof typeof usual, Descriptions>> = usual;
const sizes = (text: string | undefined) =>
  text?.replace('DEFAULT', `${DEFAULT_PAGE_SIZE}`).replace('MOST', `${MAX_PAGE_SIZE}`);

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
    withText(argument, sizes(FIELDS.pageArguments[argument.name.value])),
  );
  return { ...described, arguments: args };
}

const withText = <Node extends Described>(node: Node, usual: string | undefined): Node => ({
  ...node,
  description: node.description ?? text(usual),
});

function usualOfField(owner: string, field: string): string | undefined {
  if (owner.endsWith('Connection')) return FIELDS.connectionFields[field];
  if (owner.endsWith('Edge')) return FIELDS.edgeFields[field];
  if (/OperationFilterInput(Type)?$/.test(owner))
    return FIELDS.operators[field] ?? FIELDS.combinations[field];
  if (owner.endsWith('SortInput')) return `By ${inWords(field)}.`;
  if (owner.endsWith('FilterInput')) return FIELDS.combinations[field] ?? `The ${inWords(field)}.`;
  if (/Flags(Input|Flags)$/.test(owner)) return `Whether ${inWords(field.replace(/^is/, ''))} is among them.`;
  return FIELDS.objectFields[field];
}

/** @example inWords('itemLevel') // 'item level' */
const inWords = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const text = (value: string | undefined) =>
  value === undefined ? undefined : ({ kind: Kind.STRING, value } as const);
