import './production.ts';
import { drawSamples } from './samples.ts';
import { measure, type Measured } from './measure.ts';
import { siteOperations } from './operations.ts';
import { createApi } from '../server/server.ts';
import { openDatabase } from '../sql/engine/database.ts';

/*
 * How long the API takes for everything that the site asks, over the PostgreSQL that DATABASE_URL names. Takes parts
 * of operations' names to measure only those, and --json to print lists instead of a table.
 */

const HEADER = `${'milliseconds'.padEnd(34)}${['cold p50', 'p95', 'hot p50', 'p95'].map((text) => text.padStart(10)).join('')}`;

async function main(args: readonly string[], url: string | undefined) {
  if (!url) throw new Error('Set DATABASE_URL to a PostgreSQL that holds a world (npm run world:load).');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const asList = args.includes('--json');
  const database = openDatabase({ url });
  try {
    const api = createApi({ database });
    const samples = await drawSamples(database);
    const asked = siteOperations().filter(
      ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
    );
    if (!asList) process.stdout.write(`${HEADER}\n`);
    for (const operation of asked) {
      const measured = await measure(api, operation, samples);
      process.stdout.write(`${asList ? JSON.stringify(measured) : lineOf(measured)}\n`);
    }
  } finally {
    await database.end({ timeout: 1 });
  }
}

const lineOf = ({ operation, cold, hot, slowest }: Measured) =>
  operation.padEnd(34) +
  [cold.p50, cold.p95, hot.p50, hot.p95].map((time) => time.toFixed(1).padStart(10)).join('') +
  (hot.p95 > SLOW ? `  ${JSON.stringify(slowest).slice(0, 300)}` : '');

/** Milliseconds from which on the slowest question is worth telling. */
const SLOW = 20;

await main(process.argv.slice(2), process.env.DATABASE_URL).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
