import { inject } from 'vitest';
import {
  openDatabase,
  type Database,
  type DatabaseOptions,
} from '#graphql/sql/engine/connection/database.ts';

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
