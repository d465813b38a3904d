import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { schemaOf, type Spoken } from '../generations/schema-of.ts';
import { typeDefs } from '../generated/schema.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import type { Database } from '../sql/engine/database.ts';
import { leaveOutBadRows } from './bad-rows.ts';
import { createContext, type ApiContext } from './context.ts';
import { around, type Around } from './execution.ts';
import { maskErrors, type LogError } from './mask-errors.ts';
import { RETRY_FOR, retryReads } from './retry-reads.ts';

export type ApiOptions = {
  database: Database;
  /** The generation that the API speaks; all of them unless given. */
  generation?: Spoken;
  /** Address of the icon with a number; `/icon/{n}` unless given. */
  iconUrl?: (iconNumber: number) => string;
  /** Milliseconds that an operation may take; those of QUERY_LIMITS unless given. */
  timeout?: number;
  /** Bytes that an answer to a client may have, about; those of QUERY_LIMITS unless given. */
  answerBytes?: number;
  /** Milliseconds for which an operation is begun again whose connection broke; RETRY_FOR unless given. */
  retryFor?: number;
  /** Hears of every unexpected error; clients only hear that there was one. Written to stderr unless given. */
  logError?: LogError;
};

/** The parts that execute operations, whoever asks. */
export interface Operations {
  readonly schema: GraphQLSchema;
  readonly createContext: (database: Database) => ApiContext;
  /** Leaves out bad rows, and begins again after a broken connection. */
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
    iconUrl = (icon) => `/icon/${icon}`,
    retryFor = RETRY_FOR,
    logError = writeError,
  }: ApiOptions,
  prepare = (schema: GraphQLSchema) => schema,
): Operations {
  const contextOver = (sql: Database) => createContext({ database: sql, iconUrl });
  const renew = (context: unknown) => contextOver(databaseOf(context) ?? database);
  const schema = prepare(schemaOf(generation, createSchema<ApiContext>({ typeDefs, resolvers })));
  const safely = around(leaveOutBadRows(schema, logError), retryReads(renew, retryFor));
  return { schema, createContext: contextOver, safely, maskError: maskErrors(logError) };
}

/** The database of a context, which may be one whose statements pass the gate of a request. */
const databaseOf = (context: unknown): Database | undefined => (isContext(context) ? context.sql : undefined);

const isContext = (value: unknown): value is ApiContext =>
  typeof value === 'object' && value !== null && 'sql' in value && 'load' in value;

function writeError(error: unknown) {
  process.stderr.write(
    `graphql: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}
