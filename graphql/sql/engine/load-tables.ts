import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TransactionSql } from 'postgres';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { inBulk } from '#graphql/sql/engine/bulk-load.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { writeRollups } from '#graphql/sql/engine/rollups.ts';
import { driverSession } from '#graphql/sql/engine/connection/session.ts';
import { copyStatement, type CopyTable, copyText } from './copy-text.ts';

/** The database is ours but holds rows already: nothing in it was changed. */
class DatabaseNotEmptyError extends Error {
  override readonly name = 'DatabaseNotEmptyError';
}

/**
 * Migrates a PostgreSQL (15 or later) and writes tables and their counts into it, all or nothing.
 * `onProgress` gets one line per step.
 * @throws ForeignDatabaseError when it holds something else, DatabaseNotEmptyError when it holds a world
 */
export async function loadTables(
  sql: Database,
  tables: Iterable<CopyTable>,
  onProgress: (text: string) => void,
) {
  await migrate(sql);
  await sql.begin((transaction) => writeTables(transaction, tables, onProgress));
  onProgress('gathering statistics');
  await sql`vacuum (analyze)`;
}

async function writeTables(
  sql: TransactionSql,
  tables: Iterable<CopyTable>,
  onProgress: (text: string) => void,
) {
  const session = driverSession(sql);
  await refuseRows(sql);
  const written: string[] = [];
  await inBulk(session, async () => {
    for (const table of tables) {
      onProgress(`writing ${table.name}`);
      written.push(`"${table.name}"`);
      await pipeline(
        Readable.from(copyText(table.rows)),
        await sql.unsafe(`${copyStatement(table)} from stdin`).writable(),
      );
    }
    onProgress('making indexes');
  });
  onProgress('counting');
  // Without statistics of what was just written, the battles of 200,000 kills were counted for two minutes, not ten seconds.
  // Of all tables it would lock those that the databases of a server share, until everything is counted.
  if (written.length > 0) await session.run(`analyze ${written.join(', ')}`);
  await writeRollups(session);
}

async function refuseRows(sql: TransactionSql) {
  const tables = await sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname not in ('schema_migration', 'schema_text')
    order by relname`;
  for (const { name } of tables) {
    const rows = await sql`select 1 from ${sql(name)} limit 1`;
    if (rows.length > 0)
      throw new DatabaseNotEmptyError(`The table ${name} holds rows already. Give an empty database.`);
  }
}
