import { GENERATIONS } from '#graphql/generations/generation.ts';
import { type Database, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';
import { walkFaults } from '#lib/server/archive/testing/walk-faults.ts';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findPostgres, startPostgres } from '../../../lib/server/testing/postgres.mjs';

/*
 * Keeps archives of APIs that go wrong at random, each for ten minutes of virtual time, and shows that in the end they
 * hold what the API tells, and that they never stopped for longer than a fault and its pause:
 * npm run lab -- walk-archive [how many] [first]
 */

const count = Number(process.argv[2] ?? 60);
const first = Number(process.argv[3] ?? 1);

exitOnSignals();
const programs = findPostgres();
if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
const server = await startPostgres(programs);
const admin = openDatabase({ url: server.url });
const TEMPLATE = 'tables';
await admin`create database ${admin(TEMPLATE)}`;
await using(TEMPLATE, (sql) => migrate(sql));

let wrong = 0;
for (let seed = first; seed < first + count; seed += 1) {
  const names = ['world', 'archive'].map((name) => `${name}_${seed}`);
  for (const name of names) await admin`create database ${admin(name)} template ${admin(TEMPLATE)}`;
  const [world = '', archive = ''] = names;
  const generation = GENERATIONS[seed % GENERATIONS.length] ?? '2026-08';
  const walk = await using(world, (of) =>
    using(archive, (into) => walkFaults({ seed: `walk ${seed}`, world: of, archive: into, generation })),
  );
  const isWrong = walk.different.length > 0 || walk.longestStop > walk.allowed;
  if (isWrong) wrong += 1;
  print(
    `${isWrong ? '✗' : '✓'} ${seed} ${generation}: ${walk.faults.length} faults, mended ${walk.mendedAfter} s after the ` +
      `last, longest stop ${Math.round(walk.longestStop)} of ${walk.allowed} s`,
  );
  if (isWrong) for (const line of [...walk.different, ...walk.faults, ...walk.lines]) print(`  ${line}`);
  for (const name of names) await admin`drop database ${admin(name)} with (force)`;
}
print(`${count - wrong} of ${count} are equal to their API, and never stopped for longer than they may`);
await admin.end({ timeout: 1 });
await server.stop();
process.exit(wrong > 0 ? 1 : 0);

/** Opens one of the databases while it is used. */
async function using<Result>(name: string, use: (sql: Database) => Promise<Result>): Promise<Result> {
  const address = new URL(server.url);
  address.pathname = name;
  const sql = openDatabase({ url: address.href, forWriting: true });
  try {
    return await use(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
