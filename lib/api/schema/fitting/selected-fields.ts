import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

import { fragmentsOf, operationOf } from './fragments.ts';

/** Values of variables, or of arguments, by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** The variables of a question, with the defaults of the document for those that are not given. */
export function withDefaults(document: DocumentNode, given: object): Values {
  const defaults = (operationOf(document).variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...defaults, ...set]);
}

/** The arguments of a field or a directive; one whose variable is not given is not among them. */
export const argumentsOf = ({ arguments: args = [] }: FieldNode | DirectiveNode, variables: Values): Values =>
  Object.fromEntries(args.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]));

/** True if a document has a variable. */
export const declaresVariable = (document: DocumentNode, name: string): boolean =>
  (operationOf(document).variableDefinitions ?? []).some(({ variable }) => variable.name.value === name);

/** The fields of a selection, those of its fragments among them, without what its directives leave out. */
export function selectedFields(
  document: DocumentNode,
  { selections }: SelectionSetNode,
  variables: Values,
): readonly FieldNode[] {
  return selections.flatMap((node) => {
    if (isLeftOut(node, variables)) return [];
    if (node.kind === Kind.FIELD) return node;
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragmentsOf(document).get(node.name.value);
    return inner ? selectedFields(document, inner.selectionSet, variables) : [];
  });
}

/** True for what `@include` or `@skip` leaves out. */
const isLeftOut = ({ directives = [] }: SelectionNode, variables: Values): boolean =>
  directives.some((directive) => {
    const isSet = argumentsOf(directive, variables)['if'];
    return directive.name.value === 'include' ? isSet === false : isSet === true;
  });
