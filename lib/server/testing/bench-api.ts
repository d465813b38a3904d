import { loadTables } from '#graphql/sql/engine/load-tables.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { worldTables } from '#graphql/world/world.ts';
import { env, runAs } from '#lib/env.ts';
import { exitOnSignals } from './exit-on-signals.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';

/*
 * Measures how long the API takes for every query of the site.
 *
 *   npm run lab -- bench:api GetKills    on the PostgreSQL that DATABASE_URL names; parts of names measure only those
 *   npm run lab -- bench:scales 1 10 50  on worlds of several sizes in a PostgreSQL of its own: does the API stay as fast
 *                                        while the war grows? These give 20 thousand, 200 thousand and a million kills,
 *                                        and take minutes and 10 GB of the temporary folder. Exit code 1 where one grows.
 *                                        Parts of names measure only those here too
 */

/** Milliseconds (flat means that p95 at the largest is hardly above that of the smallest). */
const MOST = 50;
const ALLOWANCE = 5;
const FACTOR = 2;
/** Milliseconds from which on the slowest question is worth telling. */
const SLOW = 20;

// Outside production GraphQL checks every value of an answer once more: set before it is loaded.
runAs('production');
const { benchmark } = await import('#graphql/benchmark/benchmark.ts');

exitOnSignals();
const [mode, ...args] = process.argv.slice(2);
process.exitCode =
  mode === 'scales'
    ? await benchScales(
        args.filter(isSize).map(Number),
        args.filter((each) => !isSize(each)),
      )
    : await benchApi(args);

async function benchApi(names: readonly string[]): Promise<number> {
  const { DATABASE_URL: url } = env();
  if (!url) throw new Error('Set DATABASE_URL to a PostgreSQL that holds a world (npm run world:load).');
  const measured = await benchmark(url, names);
  console.log('Milliseconds, of the first run of each question (cold) and the best of five (hot)');
  console.table(
    measured.map(({ operation, cold, hot, slowest }) => ({
      operation,
      'cold p50': rounded(cold.p50),
      'cold p95': rounded(cold.p95),
      'hot p50': rounded(hot.p50),
      'hot p95': rounded(hot.p95),
      slowest: hot.p95 > SLOW ? JSON.stringify(slowest).slice(0, 300) : '',
    })),
  );
  return 0;
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** True for an argument that is the size of a world; others are parts of names. */
function isSize(argument: string): boolean {
  return Number(argument) > 0;
}

async function benchScales(given: readonly number[], names: readonly string[]): Promise<number> {
  const sizes = given.length > 0 ? given : [1, 10, 50];
  const programs = findPostgres();
  if (!programs) throw new Error('There is no PostgreSQL 15 or newer on this machine.');
  const server = await startPostgres(programs);
  try {
    const results: Awaited<ReturnType<typeof benchmark>>[] = [];
    for (const size of sizes) {
      const url = await createWorld(server.url, size);
      results.push(await benchmark(url, names));
    }
    const rows = (results[0] ?? []).map(({ operation }, at) => ({
      operation,
      p95: results.map((measured) => rounded(measured[at]?.hot.p95 ?? NaN)),
    }));
    console.log(`p95 in milliseconds, hot, on worlds of ${sizes.join(', ')}`);
    let grown = 0;
    for (const { operation, p95 } of rows) {
      const flat = isFlat(p95.at(0) ?? NaN, p95.at(-1) ?? NaN);
      if (!flat) grown += 1;
      console.log(
        `${operation.padEnd(34)}${p95.map((time) => String(time).padStart(8)).join('')}  ${flat ? 'flat' : 'GROWS'}`,
      );
    }
    return grown === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

function isFlat(smallest: number, largest: number): boolean {
  return largest <= FACTOR * smallest + ALLOWANCE && largest <= MOST;
}

/** Writes a world of a size into a new database of a server, and returns its address. */
async function createWorld(server: string, scale: number): Promise<string> {
  const address = new URL(server);
  address.pathname = `/scale_${String(scale).replace('.', '_')}`;
  const outer = openDatabase({ url: server, forWriting: true });
  await outer.unsafe(`create database ${address.pathname.slice(1)}`);
  await outer.end({ timeout: 1 });
  const sql = openDatabase({ url: address.href, forLoading: true });
  const now = Math.floor(Date.now() / 1000);
  console.log(`Loading the world of size ${scale}`);
  await loadTables(sql, worldTables({ seed: env().WORLD_SEED, now, scale }), () => undefined);
  // Else what was loaded is being written to the disk while it is asked for.
  await sql.unsafe('checkpoint');
  await sql.end({ timeout: 1 });
  return address.href;
}
