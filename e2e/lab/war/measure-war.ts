import { readFileSync } from 'node:fs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findPostgres, startPostgres } from '../../../lib/server/testing/postgres.mjs';
import { startTinyDatabase, temporaryDirectory } from '#graphql/testing/tiny-database.ts';
import { importLines } from '#graphql/import/import-lines.ts';
import { type Database, openDatabase } from '#graphql/sql/engine/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { LiveWar } from '#graphql/world/live/live-war.ts';

/*
 * Measures how many kills a second the import takes, with all sums and with skirmishes, and whether they grow dearer
 * with the war: npm run lab -- war:measure [kills] [postgres|embedded] [importers]
 */

const START = Date.parse('2026-06-01T00:00:00Z') / 1000;
/** Players and fights are those of a server with some hundreds of kills an hour. */
const SCALE = 20;
const TICKS_A_SECOND = 100;

exitOnSignals();
const [kills = '40000', kind = 'postgres', importers = '1'] = process.argv.slice(2);
const step = kind === 'embedded' ? 500 : 5_000;
const target = await (kind === 'embedded' ? startEmbedded() : startServer());
const pools = Array.from({ length: Number(importers) }, target.open);
const sql = pools[0] ?? target.open();
await migrate(sql);

const source = lines();
for (let done = step; done <= Number(kills); done += step) {
  const part = Array.from({ length: step }, () => String(source.next().value));
  const [began, busy] = [performance.now(), await target.busySeconds(sql)];
  await Promise.all(pools.map((pool, index) => importPart(pool, part, index)));
  const seconds = (performance.now() - began) / 1_000;
  const perProcessor = step / ((await target.busySeconds(sql)) - busy);
  process.stdout.write(
    `${done} kills: ${(step / seconds).toFixed(0)} a second, ${perProcessor.toFixed(0)} a second of processor\n`,
  );
  // As autovacuum does after a while.
  if (done === step) await sql`analyze`;
}
await Promise.all(pools.map((pool) => pool.end({ timeout: 1 })));
await target.stop();

function* lines(): Generator<string> {
  const war = new LiveWar({ seed: 'measure', now: START, scale: SCALE });
  for (let hour = 0; ; hour += 1) {
    for (const { line } of war.events(START + hour * 3_600, START + (hour + 1) * 3_600)) yield line;
  }
}

/** A part of the lines for each of several importers, with a tenth of the others' lines. */
async function importPart(pool: Database, all: readonly string[], importer: number): Promise<void> {
  const own = all.filter(
    (_, index) => index % pools.length === importer || (pools.length > 1 && index % 10 === 0),
  );
  const groups = (async function* () {
    yield own;
  })();
  await importLines(pool, groups, ({ reason }) => {
    throw new Error(reason);
  });
}

async function startServer() {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
  const server = await startPostgres(programs);
  return {
    open: () => openDatabase({ url: server.url, forWriting: true }),
    busySeconds: async (database: Database) => {
      const backends = await database<{ pid: number }[]>`
        select pid from pg_stat_activity where backend_type = 'client backend'`;
      return backends.reduce((sum, { pid }) => sum + processorOf(pid), ownProcessor());
    },
    stop: () => server.stop(),
  };
}

async function startEmbedded() {
  const folder = await temporaryDirectory();
  const embedded = await startTinyDatabase(folder.path);
  return {
    open: () => openDatabase(embedded.connection),
    busySeconds: () => Promise.resolve(ownProcessor() + processorOf(embedded.pid() ?? process.pid)),
    stop: async () => {
      await embedded.stop();
      await folder.remove();
    },
  };
}

/** Seconds of processor that this process has taken, for its lines. */
function ownProcessor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
