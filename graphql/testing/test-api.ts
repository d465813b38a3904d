import type { Spoken } from '#graphql/generations/schema-of.ts';
import { createApi } from '#graphql/server/server.ts';
import {
  type Database,
  openDatabase,
  type DatabaseOptions,
} from '#graphql/sql/engine/connection/database.ts';
import { countStatements } from './count-statements.ts';
import { inject } from 'vitest';

export type Answer<Data> = {
  status: number;
  data: Data | null;
  errors: { message: string; extensions?: { code?: string } }[];
};

/** The API over the test database, asked in process as a client would ask it over HTTP. */
export type TestApi = {
  sql: Database;
  /** The answer's data; throws where there are errors. */
  ask: <Data>(query: string, variables?: object) => Promise<Data>;
  /** The whole answer, errors and all. */
  send: <Data>(query: string, variables?: object) => Promise<Answer<Data>>;
  /** Names of the statements that were run since the last call. */
  takeStatements: () => string[];
  close: () => Promise<void>;
};

/** Milliseconds: what a slow machine needs is no fault of the API; tests of the limits set their own. */
const NO_LIMIT = 3_600_000;

/** The API over the world that all tests share. */
export const openTestApi = async (generation?: Spoken): Promise<TestApi> =>
  testApi(await openTestDatabase(), generation);

/** The API over a database of the test's own. */
export function testApi({ sql, close }: Pick<TestApi, 'sql' | 'close'>, generation?: Spoken): TestApi {
  const { counted, takeStatements } = countStatements(sql);
  const unexpected: unknown[] = [];
  const api = createApi({
    database: counted,
    generation,
    timeout: NO_LIMIT,
    retryFor: NO_LIMIT,
    logError: (error) => unexpected.push(error),
  });

  async function send<Data>(query: string, variables?: object): Promise<Answer<Data>> {
    const response = await api.fetch(apiRequest(query, variables));
    const body: { data?: Data; errors?: Answer<Data>['errors'] } = await response.json();
    if (unexpected.length > 0) throw unexpected.pop();
    return { status: response.status, data: body.data ?? null, errors: body.errors ?? [] };
  }

  async function ask<Data>(query: string, variables?: object): Promise<Data> {
    const { data, errors } = await send<Data>(query, variables);
    if (data === null || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    return data;
  }

  return { sql, ask, send, takeStatements, close };
}

/** Makes the request of an API client. */
export const apiRequest = (query: string, variables: object = {}) =>
  new Request('http://api.invalid/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });

/** The database that global-setup.ts has prepared for the whole run. It is shared: tests must not write to it. */
export interface TestDatabase {
  readonly sql: Database;
  close(): Promise<void>;
}

/** Opens the world of `TEST_WORLD`, on the embedded database or on the PostgreSQL of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const options: DatabaseOptions | undefined = inject('database');
  if (!options)
    throw new Error('No test database: run vitest with --config graphql/testing/vitest.config.ts --root .');
  const sql = openDatabase(options);
  await sql`select 1`;
  return { sql, close: () => sql.end({ timeout: 1 }) };
}
