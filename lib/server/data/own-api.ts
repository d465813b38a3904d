import { createDirectApi } from '#graphql/server/direct-api.ts';
import type { ApiOptions } from '#graphql/server/operations.ts';
import { createApi } from '#graphql/server/server.ts';
import {
  type Database,
  type DatabaseOptions,
  openDatabase,
} from '#graphql/sql/engine/connection/database.ts';
import { type GraphqlApi, IN_PROCESS } from '#lib/api/registry.ts';
import type { Env } from '#lib/env.ts';
import { interceptedDatabase } from '#graphql/sql/engine/connection/intercepted-database.ts';
import { isTraced, traced } from '#lib/tracing.ts';
import { type Log, describe } from '../log.ts';
import { ClientApi } from './clients/client-api.ts';
import { iconUrlFor } from './data-source.ts';
import { discoverSchema } from './discover-schema.ts';
import { isDatabaseUnavailable } from '#graphql/server/database-errors.ts';

/**
 * The log text of an error in our own API. Without the stack while the database is away: it says nothing then, and
 * there are many such errors.
 */
export const describeApiError = (error: unknown): string =>
  `graphql ${isDatabaseUnavailable(error) ? String(error) : describe(error)}`;

/** Wraps a database so that each statement is a span; returns it unchanged where tracing is off. */
function tracedDatabase(sql: Database): Database {
  if (!isTraced()) return sql;
  return interceptedDatabase(sql, (work, name = 'statement') => {
    const facts = { 'db.system': 'postgresql', 'db.operation': name };
    return traced({ name: 'statement', facts, work });
  });
}

/** Seconds that running queries may take when the site stops. */
const CLOSE_TIMEOUT = 2;

/** The project's own API over one database. */
export interface OwnApi {
  readonly api: GraphqlApi;
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * Opens the API over a database, which connects on the first query: for pages in this process, and for clients in
 * another process with its own connections.
 */
export function openOwnApi(where: DatabaseOptions, env: Env, log: Log): OwnApi {
  const { API_GENERATION: generation } = env;
  const database = tracedDatabase(openDatabase(where));
  const options: ApiOptions = {
    database,
    iconUrl: iconUrlFor(env),
    timeout: env.API_TIMEOUT_MS,
    logError: (error, level) => log(level, describeApiError(error)),
  };
  const forClients = { ...where, forClients: true };
  const clients = new ClientApi(forClients, log, { patience: env.API_TIMEOUT_MS });
  const fetch = (request: Request) => clients.fetch(request);
  const close = async () => {
    clients.stop();
    await database.end({ timeout: CLOSE_TIMEOUT });
  };
  // The site's documents need fields of all generations, in the values of the first: the whole schema offers just that.
  if (generation === '2026-01') {
    return { api: { fetch, ask: createDirectApi(options) }, database, close };
  }
  const forSite = createApi({ ...options, generation });
  const stopAsking = discoverSchema(
    async (request) => forSite.fetch(new Request(IN_PROCESS, request)),
    log,
    'info',
  );
  return {
    api: { fetch, fetchForSite: forSite.fetch },
    database,
    close: async () => {
      stopAsking();
      await close();
    },
  };
}
