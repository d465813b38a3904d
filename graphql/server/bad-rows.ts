import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
} from 'graphql';
import { MissingRow } from '../resolvers/missing-row.ts';
import type { Around } from './execution.ts';
import { isGraphqlError, originalErrorOf } from './original-error.ts';
import type { LogError } from './mask-errors.ts';

/** Messages of graphql-js for a value that does not fit its field's type. */
const NO_VALUE =
  /^(?:Cannot return null for non-nullable field|Enum "\w+" cannot represent|\w+ cannot represent)/;

/**
 * A row that points at a missing record, or holds a value outside its type, is left out of its list; by
 * GraphQL's own rules it would take the list along. An answer with any other error stays what it is. Such rows are
 * logged, and are no error of the answer.
 */
export function leaveOutBadRows(schema: GraphQLSchema, logError: LogError): Around {
  const lenient = withNullableRows(schema);
  return (execute) => async (args) => {
    const strict = await execute(args);
    if (!strict.errors?.length || !strict.errors.every(isOfRow)) return strict;
    // Rows loaded for the first attempt are reused.
    const { data, errors = [] } = await execute({ ...args, schema: lenient });
    if (!errors.every(isOfRow)) return strict;
    for (const error of errors) logError(originalErrorOf(error));
    return { data: withoutRows(data, errors) };
  };
}

function isOfRow(error: unknown): boolean {
  // Inputs are no part of the answer.
  if (!isGraphqlError(error) || !error.path?.length) return false;
  const cause = originalErrorOf(error);
  return cause instanceof MissingRow || (cause instanceof Error && NO_VALUE.test(cause.message));
}

/** Makes the rows of lists nullable. Clients never see this schema: queries are validated against the strict one. */
function withNullableRows(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => ({ ...field, type: nullableRows(field.type) }),
  });
}

function nullableRows(type: GraphQLOutputType): GraphQLOutputType {
  if (isNonNullType(type)) {
    const inner = nullableRows(type.ofType);
    return isNonNullType(inner) ? inner : new GraphQLNonNull(inner);
  }
  if (!isListType(type)) return type;
  const row: GraphQLOutputType = type.ofType;
  return new GraphQLList(isNonNullType(row) ? row.ofType : row);
}

/**
 * Removes the rows that errors are about from an answer: on the way to each error, the innermost row that is null.
 */
function withoutRows(data: unknown, errors: readonly unknown[]): unknown {
  const bad = new Map<unknown[], Set<number>>();
  for (const error of errors) {
    const path = isGraphqlError(error) ? (error.path ?? []) : [];
    let at: unknown = data;
    for (const step of path) {
      const next: unknown = Array.isArray(at) ? at[Number(step)] : isObject(at) ? at[step] : null;
      if (Array.isArray(at) && next === null) bad.set(at, (bad.get(at) ?? new Set()).add(Number(step)));
      at = next;
    }
  }
  for (const [rows, indexes] of bad) {
    const kept = rows.filter((_, index) => !indexes.has(index));
    rows.splice(0, rows.length, ...kept);
  }
  return data;
}

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;
