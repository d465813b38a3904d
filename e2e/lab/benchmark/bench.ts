import { writeFileSync } from 'node:fs';

import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { saveLastKnown } from './last-known.ts';
import { parseOptions } from './options.ts';
import { runChapters } from './run-chapters.ts';

/*
 * Measures the speed of the built site beside its limits: starts it, with and without its page cache, and the servers
 * of the limits, and prints a table for each chapter, with the last known figures in brackets.
 *
 *   npm run lab -- bench                       every kind of page
 *   npm run lab -- bench /kill /items       kinds that begin so
 *   npm run lab -- bench --chapters load,weight --rounds 5 --json results.json
 *   npm run lab -- bench --chapters lighthouse   a desktop and the slow phone, half a minute a page
 *   npm run lab -- bench --chapters crawl --addresses 100000
 *   npm run lab -- bench --save             makes these the last known figures
 */

exitOnSignals();
try {
  const options = parseOptions(process.argv.slice(2));
  const results = await runChapters(options);
  if (options.save) saveLastKnown(results);
  if (options.json) writeFileSync(options.json, JSON.stringify(results, null, 2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // Servers that run end with this process.
  process.exit(1);
}
