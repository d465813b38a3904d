import { drawSamples } from './samples.ts';
import { measure, type Measured } from './measure.ts';
import { siteOperations } from './operations.ts';
import { createApi } from '../server/server.ts';
import { openDatabase } from '../sql/engine/connection/database.ts';

const HEADER = `${'milliseconds'.padEnd(34)}${['cold p50', 'p95', 'hot p50', 'p95'].map((text) => text.padStart(10)).join('')}`;

export interface BenchmarkOptions {
  /** Parts of the names of operations; all are measured when there is none. */
  readonly names: readonly string[];
  /** A line of JSON for each operation instead of a table. */
  readonly asJson: boolean;
}

/** Prints how long the API takes for everything that the site asks, over the PostgreSQL at `url`. */
export async function benchmark(url: string, { names, asJson }: BenchmarkOptions): Promise<void> {
  const database = openDatabase({ url });
  try {
    const api = createApi({ database });
    const samples = await drawSamples(database);
    const asked = siteOperations().filter(
      ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
    );
    if (!asJson) process.stdout.write(`${HEADER}\n`);
    for (const operation of asked) {
      const measured = await measure(api, operation, samples);
      process.stdout.write(`${asJson ? JSON.stringify(measured) : lineOf(measured)}\n`);
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
