import { openDatabase, type Database } from '#graphql/sql/engine/connection/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { compareRollups, repairRollups } from '#graphql/sql/engine/rollups.ts';
import { inSession } from '#graphql/sql/engine/connection/session.ts';
import { env } from '#lib/env.ts';

/*
 * Proves that the sums in the database of DATABASE_URL equal a count of its events, row for row, and counts them again
 * where they do not. With --check nothing is written. The exit code is 0 when they are equal in the end.
 */

try {
  process.exitCode = (await recount(process.argv.includes('--check'))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function recount(checkOnly: boolean): Promise<boolean> {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new Error('Set DATABASE_URL to the PostgreSQL database whose sums to prove.');
  const sql = openDatabase({ url: DATABASE_URL, forWriting: true });
  try {
    if (!checkOnly) await migrate(sql, (name) => print(`applying ${name}`));
    if (await areRight(sql)) return true;
    if (checkOnly) return false;
    print('counting again');
    await inSession(sql, repairRollups);
    return await areRight(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function areRight(sql: Database): Promise<boolean> {
  const compared = await inSession(sql, compareRollups);
  for (const { table, rows, different } of compared) {
    print(`${table}: ${rows} rows, ${different === 0 ? 'all as counted' : `${different} differ`}`);
  }
  return compared.every(({ different }) => different === 0);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
