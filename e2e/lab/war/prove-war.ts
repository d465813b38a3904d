import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { findPostgres, startPostgres } from '../../../lib/server/testing/postgres.mjs';
import { importAnything, writeAnything, wrongSums } from '#graphql/testing/truth/proof.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { migrate } from '#graphql/sql/engine/migrate.ts';

/*
 * Proves that sums equal a recount, row for row, whatever is written: by plain SQL and by the import, in turn, on what
 * all the writes before have left. Sums are looked at after each, or after every so many, since what is wrong stays so.
 * On a PostgreSQL of its own: npm run lab -- war:prove [interleavings] [seed] [look every]
 */

const EMPTY_EVERY = 100;
const TABLES = 'kill, scenario_record, skirmish, instance_run, "character", guild, zone';

const interleavings = Number(process.argv[2] ?? 10_000);
const seed = process.argv[3] ?? 'proof';
const lookEvery = Number(process.argv[4] ?? 1);

exitOnSignals();
const programs = findPostgres();
if (!programs) throw new Error('No PostgreSQL 15 or later is installed.');
const server = await startPostgres(programs);
const options = { url: server.url, forWriting: true } as const;
const [sql, other] = [openDatabase(options), openDatabase(options)];
await migrate(sql);
// Fights of a few dozen kills count as long ones too, as each is added to in its own way.
await sql`create or replace function long_fight() returns integer immutable language sql as $$ select 8 $$`;

let wrong = 0;
for (let count = 1; count <= interleavings; count += 1) {
  const name = `${seed} ${count}`;
  if (count % EMPTY_EVERY === 1) await sql.unsafe(`truncate ${TABLES} cascade`);
  const found = await prove(name, count % 2 === 0, count % lookEvery === 0 || count === interleavings);
  if (found.length > 0) {
    wrong += 1;
    process.stdout.write(`${name}\n  ${found.join('\n  ')}\n`);
    await sql.unsafe(`truncate ${TABLES} cascade`);
  }
  if (count % 100 === 0)
    process.stdout.write(`${count} interleavings, ${wrong} wrong, ${pace(count)} each\n`);
}
await Promise.all([sql.end({ timeout: 1 }), other.end({ timeout: 1 })]);
await server.stop();
process.exitCode = wrong > 0 ? 1 : 0;

async function prove(name: string, byImport: boolean, look: boolean): Promise<readonly string[]> {
  try {
    const found = byImport ? await importAnything([sql, other], name) : [];
    if (!byImport) await writeAnything(sql, name);
    return look ? [...found, ...(await wrongSums(sql))] : found;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function pace(count: number): string {
  return `${((process.uptime() * 1_000) / count).toFixed(0)} ms`;
}
