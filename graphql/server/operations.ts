import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { schemaOf, type Spoken } from '../generations/schema-of.ts';
import { typeDefs } from '../generated/schema.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import type { Database } from '../sql/engine/database.ts';
import { leaveOutBadRows } from './bad-rows.ts';
import { createContext, type ApiContext } from './context.ts';
import { around, type Around } from './execution.ts';
import { executionTimeout } from './execution-timeout.ts';
import { QUERY_LIMITS } from './limits.ts';
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
  /** Milliseconds for which an operation is begun again whose connection broke; RETRY_FOR unless given. */
  retryFor?: number;
  /** Hears of every unexpected error; clients only hear that there was one. Written to stderr unless given. */
  logError?: LogError;
};

/** The parts that execute operations, whoever asks. */
export interface Operations {
  readonly schema: GraphQLSchema;
  readonly freshContext: () => ApiContext;
  /** Leaves out bad rows, begins again after a broken connection, and keeps to the time. */
  readonly safely: Around;
  readonly maskError: ReturnType<typeof maskErrors>;
}

/** The contract of the war over one database. */
export function operationsOf({
  database,
  generation = 'everything',
  iconUrl = (icon) => `/icon/${icon}`,
  timeout = QUERY_LIMITS.milliseconds,
  retryFor = RETRY_FOR,
  logError = writeError,
}: ApiOptions): Operations {
  const freshContext = () => createContext({ database, iconUrl });
  const schema = schemaOf(generation, createSchema<ApiContext>({ typeDefs, resolvers }));
  const safely = around(
    leaveOutBadRows(schema, logError),
    retryReads(freshContext, retryFor),
    executionTimeout(timeout),
  );
  return { schema, freshContext, safely, maskError: maskErrors(logError) };
}

function writeError(error: unknown) {
  process.stderr.write(
    `graphql: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}
