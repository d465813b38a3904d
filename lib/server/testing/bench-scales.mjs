import { spawn } from 'node:child_process';
import { childEnv } from '../launch/command-env.mjs';
import { run, root, step } from '../launch/command.mjs';
import { exitOnSignals } from './exit-on-signals.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';

/*
 * Checks that the API stays as fast while the war grows: loads worlds of several sizes into a PostgreSQL of its own
 * and sends every query of the site. Arguments are the sizes; the defaults 1, 10 and 50 give 20 thousand, 200 thousand
 * and a million kills. Takes minutes and 10 GB of the temporary folder.
 */

/** Milliseconds (flat means that p95 at the largest is hardly above that of the smallest). */
const MOST = 50;
const ALLOWANCE = 5;
const FACTOR = 2;

const tsx = ['--max-old-space-size=8192', '--import', 'tsx'];
const scales = process.argv.slice(2).map(Number);
const sizes = scales.length > 0 ? scales : [1, 10, 50];

exitOnSignals();
process.exitCode = (await bench()) ? 0 : 1;

async function bench() {
  if (!sizes.every((size) => size > 0)) return fail('name sizes such as 1 10 50.');
  const programs = findPostgres();
  if (!programs) return fail('there is no PostgreSQL 15 or newer on this machine.');
  const database = await startPostgres(programs);
  try {
    const results = [];
    for (const size of sizes) {
      const url = databaseOf(database.url, size);
      await psql(programs, database.url, `create database ${new URL(url).pathname.slice(1)}`);
      const loaded = await step(`Loading the world of size ${size}`, () => load(url, size));
      if (!loaded) return false;
      // Else what was loaded is being written to the disk while it is asked for.
      await psql(programs, database.url, 'checkpoint');
      results.push(await measure(url));
    }
    return report(results);
  } finally {
    await database.stop();
  }
}

function fail(reason) {
  console.error(`Nothing measured: ${reason}`);
  return false;
}

function databaseOf(url, size) {
  const address = new URL(url);
  address.pathname = `/scale_${String(size).replace('.', '_')}`;
  return address.href;
}

async function psql(programs, url, statement) {
  const code = await run(`${programs}/psql`, [url, '-q', '-c', statement]);
  if (code !== 0) throw new Error(`PostgreSQL refused: ${statement}`);
}

async function load(url, size) {
  const env = { DATABASE_URL: url, WORLD_SCALE: String(size) };
  return (await run(process.execPath, [...tsx, 'lib/server/launch/war.ts', 'load'], { env })) === 0;
}

/** Times by operation. */
async function measure(url) {
  const lines = await outputOf([...tsx, 'lib/server/testing/bench-api.ts', '--json'], { DATABASE_URL: url });
  return new Map(lines.map((line) => JSON.parse(line)).map((measured) => [measured.operation, measured]));
}

function outputOf(args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: childEnv(env),
    });
    let output = '';
    child.stdout.on('data', (piece) => (output += piece));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output.trim().split('\n')) : reject(new Error('the benchmark failed')),
    );
  });
}

/** Prints p95 at each size, cold and hot, with a verdict, and returns whether all are flat. */
function report(results) {
  const head = sizes.map((size) => `${size}x cold`.padStart(10) + 'hot'.padStart(8)).join('');
  console.log(`\n${'p95 in milliseconds'.padEnd(34)}${head}`);
  const [smallest] = results;
  const largest = results.at(-1);
  const verdicts = [...smallest.keys()].map((operation) => {
    const flat = isFlat(smallest.get(operation).hot.p95, largest.get(operation).hot.p95);
    const cells = results.map((result) => {
      const { cold, hot } = result.get(operation);
      return cold.p95.toFixed(1).padStart(10) + hot.p95.toFixed(1).padStart(8);
    });
    console.log(`${operation.padEnd(34)}${cells.join('')}  ${flat ? 'flat' : 'GROWS'}`);
    return flat;
  });
  return verdicts.every(Boolean);
}

function isFlat(smallest, largest) {
  return largest <= FACTOR * smallest + ALLOWANCE && largest <= MOST;
}
