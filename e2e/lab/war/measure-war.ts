import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { findPostgres, startPostgres } from '../../../lib/server/testing/postgres.mjs';
import { importLines } from '#graphql/import/import-lines.ts';
import { type Database, openDatabase } from '#graphql/sql/engine/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { pgliteTransactions } from '#graphql/embedded/pglite-session.ts';
import { migrateBy } from '#graphql/sql/engine/migrate.ts';
import { openPglite } from '#graphql/embedded/open-pglite.ts';
import { LiveWar } from '#graphql/world/live/live-war.ts';

/*
 * Measures how many kills a second the import takes, with all sums and with skirmishes, and whether they grow dearer
 * with the war: npm run war:measure -- [kills] [postgres|embedded] [importers]
 */

const START = Date.parse('2026-06-01T00:00:00Z') / 1000;
/** Players and fights are those of a server with some thousands of kills an hour. */
const SCALE = 20;
const STEP = 2_000;
const TICKS_A_SECOND = 100;

const kills = Number(process.argv[2] ?? 40_000);
const importers = Number(process.argv[4] ?? 1);
if (process.argv[3] === 'embedded') await measureEmbedded();
else await measurePostgres();

function* lines(): Generator<string> {
  const war = new LiveWar({ seed: 'measure', now: START, scale: SCALE });
  for (let hour = 0; ; hour += 1) {
    for (const { line } of war.events(START + hour * 3_600, START + (hour + 1) * 3_600)) yield line;
  }
}

/** The next lines, made before the clock runs. */
function take(from: Generator<string>, count: number): string[] {
  return Array.from({ length: count }, () => String(from.next().value));
}

async function measurePostgres(): Promise<void> {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
  const server = await startPostgres(programs);
  const admin = openDatabase({ url: server.url });
  await admin`alter database war_ledger_test set track_functions = 'all'`;
  await admin.end();
  const pools = Array.from({ length: importers }, () => openDatabase({ url: server.url, forWriting: true }));
  const [sql] = pools;
  if (!sql) throw new Error('One importer at least');
  await sql`alter database war_ledger_test set track_functions = 'all'`;
  await migrate(sql);
  const source = lines();
  for (let done = 0; done < kills; done += STEP) {
    const step = take(source, STEP);
    const [began, busy] = [performance.now(), await busySeconds(sql)];
    await Promise.all(pools.map((pool, index) => importPart(pool, step, index)));
    report(done, (performance.now() - began) / 1_000, (await busySeconds(sql)) - busy);
    if (done === 0) await sql`analyze`;
  }
  console.table([
    ...(await sql`select funcname, calls, round(total_time::numeric) total, round(self_time::numeric) self from pg_stat_user_functions order by self_time desc limit 14`),
  ]);
  await Promise.all(pools.map((pool) => pool.end({ timeout: 1 })));
  await server.stop();
}

/** A part of the lines for each of several importers, with a tenth of the others' lines. */
async function importPart(sql: Database, step: readonly string[], importer: number): Promise<void> {
  const own = step.filter(
    (_, index) => index % importers === importer || (importers > 1 && index % 10 === 0),
  );
  const groups = (async function* () {
    yield own;
  })();
  await importLines(sql, groups, ({ reason }) => {
    throw new Error(reason);
  });
}

/** Seconds of processor that the database has taken for its connections, and this process for its lines. */
async function busySeconds(sql: Database): Promise<number> {
  const backends = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type = 'client backend'`;
  const ticks = backends.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  const { user, system } = process.cpuUsage();
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND + (user + system) / 1_000_000;
}

async function measureEmbedded(): Promise<void> {
  const pglite: PGlite = await openPglite('memory://');
  await migrateBy(pgliteTransactions(pglite));
  await pglite.close();
}

function report(done: number, seconds: number, busy: number): void {
  process.stdout.write(
    `${done + STEP} kills: ${(STEP / seconds).toFixed(0)} a second, ${(STEP / busy).toFixed(0)} a second of processor\n`,
  );
}
