import {
  type FieldNode,
  type GraphQLField,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './limits.ts';

/** Variables as a client sends them, unchecked. */
export type Variables = Readonly<Record<string, unknown>>;

const SIZES: ReadonlySet<string> = new Set(['first', 'last']);

/** The default values of an operation's variables that are whole numbers. */
export function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Variables {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );
}

/**
 * Returns the rows of the page that a field asks for; undefined where its list does not come in pages.
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
  const sizes = (node.arguments ?? [])
    .filter(({ name }) => SIZES.has(name.value))
    .flatMap(({ value }) => sizeIn(value, variables, isInner) ?? []);
  return sizes.length === 0 ? DEFAULT_PAGE_SIZE : Math.min(MAX_PAGE_SIZE, Math.max(...sizes));
}

function sizeIn(value: ValueNode, variables: Variables, isInner: boolean): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind !== Kind.VARIABLE) return undefined;
  if (isInner) return 1;
  const given = variables[value.name.value];
  return typeof given === 'number' ? given : undefined;
}
