import type { GraphQLArgument, TypeInfo } from 'graphql';

/** An argument of a field, with its place in the schema. */
export interface VisitedArgument {
  readonly owner: string;
  readonly field: string;
  readonly argument: GraphQLArgument;
}

/** The argument being visited; null for an argument of a directive, and for one that the schema lacks. */
export function visitedArgument(typeInfo: TypeInfo): VisitedArgument | null {
  const [parent, field, argument] = [
    typeInfo.getParentType(),
    typeInfo.getFieldDef(),
    typeInfo.getArgument(),
  ];
  if (!parent || !field || !argument || typeInfo.getDirective()) return null;
  return { owner: parent.name, field: field.name, argument };
}

/** The name of the input type whose field is being visited. */
export const inputTypeName = (typeInfo: TypeInfo): string =>
  String(typeInfo.getParentInputType() ?? '').replace(/[[\]!]/g, '');
