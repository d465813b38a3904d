import {
  type FieldNode,
  type GraphQLField,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MOST_SUMS } from '../resolvers/list-limits.ts';

/** Variables as a client sends them, unchecked. */
export type Variables = Readonly<Record<string, unknown>>;

/** Arguments that say how many rows are wanted, with the most that are given. */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['first', MAX_PAGE_SIZE],
  ['last', MAX_PAGE_SIZE],
  ['most', MOST_SUMS],
]);

/** The default values of an operation's variables that are whole numbers. */
export function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );
}

/**
 * Returns the page size that a field requests; undefined for a list without pages.
 * @param isInner true for a list in each row of another one: few are as long as the page that a variable asks for, so
 *   that one row counts, and the others as they are answered
 */
export function rowsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
  isInner: boolean,
): number | undefined {
  if (!field.args.some(({ name }) => SIZES.has(name))) return undefined;
  const sizes = (node.arguments ?? []).flatMap(({ name, value }) => {
    const most = SIZES.get(name.value);
    const size = most === undefined ? undefined : sizeIn(value, variables, isInner);
    return most === undefined || size === undefined ? [] : Math.min(most, size);
  });
  return sizes.length === 0 ? DEFAULT_PAGE_SIZE : Math.max(...sizes);
}

function sizeIn(value: ValueNode, variables: Variables, isInner: boolean): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind !== Kind.VARIABLE) return undefined;
  if (isInner) return 1;
  const given = variables[value.name.value];
  return typeof given === 'number' ? given : undefined;
}
