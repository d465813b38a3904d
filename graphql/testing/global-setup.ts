import type { TestProject } from 'vitest/node';

import { type DatabaseOptions, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { loadTables } from '#graphql/sql/engine/load-tables.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { worldTables } from '#graphql/world/world.ts';

import { type PreparedDatabase, startEmbeddedRun } from './world/embedded-run.ts';
import { TEST_WORLD } from './world/test-world.ts';

/** Part of the name of every database that tests may empty. */
const DISPOSABLE = 'war_ledger_test';

/**
 * Empties the PostgreSQL at `url` and writes the test world into it; beside it stands a migrated one without records.
 * @throws Error when the database's name does not say that it is for tests
 */
async function prepareExternal(url: string): Promise<PreparedDatabase<{ readonly url: string }>> {
  const sql = openDatabase({ url });
  try {
    const [row] = await sql<{ name: string }[]>`select current_database() as name`;
    if (!row?.name.includes(DISPOSABLE)) {
      throw new Error(
        `TEST_DATABASE_URL must name a database with "${DISPOSABLE}" in its name: tests empty it.`,
      );
    }
    await sql.unsafe('drop schema if exists public cascade; create schema public');
    await loadTables(sql, worldTables(TEST_WORLD), () => undefined);
    const images = `${row.name}_migrated`;
    await sql`drop database if exists ${sql(images)}`;
    await sql`create database ${sql(images)}`;
    const address = Object.assign(new URL(url), { pathname: images });
    const migrated = openDatabase({ url: address.href });
    await migrate(migrated).finally(() => migrated.end({ timeout: 1 }));
    return { options: { url }, images, close: () => Promise.resolve() };
  } finally {
    await sql.end({ timeout: 1 });
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    database: DatabaseOptions;
    /** The folder of the images of databases; the name of a migrated database where a PostgreSQL is used. */
    images: string;
  }
}

declare global {
  /** The database of the run: every project evaluates this file anew. */
  var preparedDatabase: Promise<PreparedDatabase<DatabaseOptions>> | undefined;
}

/** Prepares one database for the whole run: the embedded one, or the PostgreSQL that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  const prepared = (globalThis.preparedDatabase ??= url ? prepareExternal(url) : startEmbeddedRun());
  const { options, images, close } = await prepared;
  project.provide('database', options);
  project.provide('images', images);
  return async () => {
    if (globalThis.preparedDatabase !== prepared) return;
    globalThis.preparedDatabase = undefined;
    await close();
  };
}
