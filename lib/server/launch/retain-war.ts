import { parseArgs } from 'node:util';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { removeBefore, type RemovedEvents } from '#graphql/sql/engine/retention.ts';
import { env } from '#lib/env.ts';

/* Removes all events from before a day from the database that DATABASE_URL names, with all sums of it. */

const USAGE = `Usage: npm run war:retain -- --before YYYY-MM-DD
Removes kills, battles and runs that began before that day (UTC), with all that is counted of them. The first day of a
month leaves whole months on the boards. It may be stopped and started again at any time.`;

try {
  await retain();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function retain(): Promise<void> {
  const { values } = parseArgs({ options: { before: { type: 'string' } } });
  const before = secondsOf(values.before);
  if (before === undefined) throw new Error(USAGE);
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new Error('Set DATABASE_URL to the PostgreSQL database to remove events from.');
  const sql = openDatabase({ url: DATABASE_URL, forWriting: true });
  try {
    await migrate(sql, (name) => process.stderr.write(`applying ${name}\n`));
    const removed = await removeBefore(sql, before, (soFar) => print(soFar));
    process.stderr.write(`done: ${said(removed)}\n`);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function secondsOf(day: string | undefined): number | undefined {
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : time / 1_000;
}

function print(removed: RemovedEvents): void {
  process.stderr.write(`${process.uptime().toFixed(1).padStart(6)} s  ${said(removed)}\n`);
}

function said(removed: RemovedEvents): string {
  const parts = Object.entries(removed).map(([table, count]) => `${count} of ${table}`);
  return parts.length === 0 ? 'nothing to remove' : `removed ${parts.join(', ')}`;
}
