import { openDatabase } from '#graphql/sql/engine/database.ts';
import { loadWorld } from '#graphql/world/load.ts';
import type { PreparedDatabase } from './embedded-run.ts';
import { TEST_WORLD } from './test-world.ts';

/** Part of the name of every database that tests may empty. */
const DISPOSABLE = 'war_ledger_test';

/**
 * Empties the PostgreSQL at `url` and writes the test world into it.
 * @throws Error when the database's name does not say that it is for tests
 */
export async function prepareExternal(url: string): Promise<PreparedDatabase<{ readonly url: string }>> {
  const sql = openDatabase({ url });
  try {
    const [row] = await sql<{ name: string }[]>`select current_database() as name`;
    if (!row?.name.includes(DISPOSABLE)) {
      throw new Error(
        `TEST_DATABASE_URL must name a database with "${DISPOSABLE}" in its name: tests empty it.`,
      );
    }
    await sql.unsafe('drop schema if exists public cascade; create schema public');
    await loadWorld(sql, TEST_WORLD, () => undefined);
  } finally {
    await sql.end({ timeout: 1 });
  }
  return { options: { url }, close: () => Promise.resolve() };
}
