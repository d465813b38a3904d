import {
  type GraphQLSchema,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
} from 'graphql';
import { createSchema } from 'graphql-yoga';
import { setTimeout as wait } from 'node:timers/promises';
import { schemaOf, type Spoken, withoutOurs } from '../generations/schema-of.ts';
import { typeDefs } from '../generated/schema.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import type { Database } from '../sql/engine/connection/database.ts';
import { type ApiContext, createContext } from '../resolvers/context.ts';
import { around, type Around, type Executed } from './execution.ts';
import { type LogError, maskErrors } from './mask-errors.ts';
import { isConnectionBroken } from './database-errors.ts';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { MissingRow } from '#graphql/resolvers/loaders.ts';
import { originalErrorOf, isGraphqlError } from './refusal.ts';

/** Messages of graphql-js for a value that does not fit its field's type. */
const NO_VALUE =
  /^(?:Cannot return null for non-nullable field|Enum "\w+" cannot represent|\w+ cannot represent)/;

/**
 * A row that points at a missing record, or holds a value outside its type, is left out of its list; by
 * GraphQL's own rules it would take the list along. An answer with any other error stays what it is. Such rows are
 * logged, and are no error of the answer.
 */
function leaveOutBadRows(schema: GraphQLSchema, logError: LogError): Around {
  const lenient = withNullableRows(schema);
  return (execute) => async (args) => {
    const strict = await execute(args);
    if (!strict.errors?.length || !strict.errors.every(isOfRow)) return strict;
    // Rows loaded for the first attempt are reused.
    const { data, errors = [] } = await execute({ ...args, schema: lenient });
    if (!errors.every(isOfRow)) return strict;
    for (const error of errors) logError(originalErrorOf(error), 'error');
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

/** Removes the rows that errors are about from an answer: on the way to each error, the innermost row that is null. */
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

/** Milliseconds after the start of an operation in which it is retried, by default. */
const RETRY_FOR = 3_000;
const PAUSE_MS = 50;

/**
 * Executes an operation again when the connection broke under it, such as when the database process was killed: the
 * API only reads, so that nothing can happen twice. `renew` gives, for its context, what the first try has not used up:
 * loaders remember their failures.
 */
const retryReads =
  (renew: (context: unknown) => ApiContext, retryFor: number): Around =>
  (execute) =>
  async (args) => {
    const deadline = performance.now() + retryFor;
    let result = await execute(args);
    while (isBroken(result) && performance.now() < deadline) {
      await wait(PAUSE_MS);
      const contextValue = Object.assign({}, args.contextValue, renew(args.contextValue));
      result = await execute({ ...args, contextValue });
    }
    return result;
  };

const isBroken = ({ errors }: Executed): boolean =>
  errors?.some((error) => isConnectionBroken(originalErrorOf(error))) ?? false;

export type ApiOptions = {
  database: Database;
  /** The generation that the API speaks; all of them by default. */
  generation?: Spoken;
  /** False leaves out what the game's API has in no generation; true by default. */
  additions?: boolean;
  /** The URL of an icon by its number; `/icon/{n}` by default. */
  iconUrl?: (iconNumber: number) => string;
  /** Time limit of an operation in milliseconds; that of QUERY_LIMITS by default. */
  timeout?: number;
  /** Estimated bytes of the largest answer to a client; those of QUERY_LIMITS by default. */
  answerBytes?: number;
  /** Milliseconds in which an operation is retried after its connection broke; RETRY_FOR by default. */
  retryFor?: number;
  /** Called with every unexpected error, which clients never see; writes to stderr by default. */
  logError?: LogError;
};

/** The parts that execute operations, for the site and for clients. */
export interface Operations {
  readonly schema: GraphQLSchema;
  readonly createContext: (database: Database) => ApiContext;
  /** Leaves out bad rows, and retries after a broken connection. */
  readonly safely: Around;
  readonly maskError: ReturnType<typeof maskErrors>;
}

/**
 * The contract of the war over one database.
 * @param prepare changes the schema before anything is made of it
 */
export function operationsOf(
  {
    database,
    generation = 'everything',
    additions = true,
    iconUrl = (icon) => `/icon/${icon}`,
    retryFor = RETRY_FOR,
    logError = writeError,
  }: ApiOptions,
  prepare = (schema: GraphQLSchema) => schema,
): Operations {
  const contextOver = (sql: Database) => createContext({ database: sql, iconUrl });
  const renew = (context: unknown) => contextOver(databaseOf(context) ?? database);
  const whole = createSchema<ApiContext>({ typeDefs, resolvers });
  const schema = prepare(schemaOf(generation, additions ? whole : withoutOurs(whole)));
  const safely = around(leaveOutBadRows(schema, logError), retryReads(renew, retryFor));
  return { schema, createContext: contextOver, safely, maskError: maskErrors(logError) };
}

/** The database of a context; for a client's request, the one whose statements pass a gate. */
const databaseOf = (context: unknown): Database | undefined => (isContext(context) ? context.sql : undefined);

const isContext = (value: unknown): value is ApiContext =>
  typeof value === 'object' && value !== null && 'sql' in value && 'load' in value;

function writeError(error: unknown) {
  process.stderr.write(
    `graphql: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}
