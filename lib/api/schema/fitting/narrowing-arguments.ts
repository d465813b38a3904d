import {
  type ArgumentNode,
  getNamedType,
  type GraphQLInputType,
  isInputObjectType,
  Kind,
  type ValueNode,
} from 'graphql';

import type { MissingParts } from './missing-parts.ts';

/** Arguments without which the answer is the same list, in another order or with more rows. */
const HARMLESS: ReadonlySet<string> = new Set(['order', 'first', 'last', 'includeAssists']);

/** True if leaving the argument out would change the answer. @param known names of the variables that have a value */
export function narrows({ name, value }: ArgumentNode, known: ReadonlySet<string>): boolean {
  if (HARMLESS.has(name.value)) return false;
  if (value.kind === Kind.VARIABLE) return known.has(value.name.value);
  if (value.kind === Kind.OBJECT) return value.fields.length > 0;
  if (value.kind === Kind.LIST) return value.values.length > 0;
  return value.kind !== Kind.NULL && !(value.kind === Kind.BOOLEAN && !value.value);
}

/**
 * True if a literal value in a document contains a condition that the endpoint lacks.
 * @param place coordinate of the argument or input field that takes the value
 */
export function losesCondition(
  value: ValueNode,
  type: GraphQLInputType,
  place: string,
  missing: MissingParts,
): boolean {
  if (value.kind === Kind.LIST)
    return value.values.some((each) => losesCondition(each, type, place, missing));
  const named = getNamedType(type);
  if (value.kind === Kind.ENUM) return missing.enumValue(named.name, value.value);
  if (value.kind !== Kind.OBJECT || !isInputObjectType(named) || isOrder(named)) return false;
  return value.fields.some(({ name, value: given }) => {
    const field = named.getFields()[name.value];
    if (!field || missing.inputField(place, named.name, field)) return true;
    return losesCondition(given, field.type, missing.inputCoordinate(place, named.name, field.name), missing);
  });
}

/** True for an input type of orders, without which the answer is the same list. */
export const isOrder = ({ name }: { readonly name: string }): boolean => name.endsWith('SortInput');

/** Names of the variables in a value. */
export function variablesIn(value: ValueNode): readonly string[] {
  if (value.kind === Kind.VARIABLE) return [value.name.value];
  if (value.kind === Kind.OBJECT) return value.fields.flatMap((field) => variablesIn(field.value));
  return value.kind === Kind.LIST ? value.values.flatMap(variablesIn) : [];
}
