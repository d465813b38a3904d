import { worldTables } from './world.ts';

/**
 * Measures how long a world takes and how many rows it has: `node --import tsx graphql/world/measure.ts [scale]`. On a
 * busy machine the processor time is more reliable than the clock.
 */
const scale = Number(process.argv[2] ?? 1);
const begin = performance.now();
const processor = process.cpuUsage();
for (const table of worldTables({ seed: 'measure', now: 1_790_000_000, scale })) {
  const start = performance.now();
  let rows = 0;
  for (const _ of table.rows) rows += 1;
  const spent = Math.round(performance.now() - start);
  process.stdout.write(
    `${table.name.padEnd(16)} ${String(rows).padStart(9)} rows ${String(spent).padStart(6)} ms\n`,
  );
}
const { user, system } = process.cpuUsage(processor);
const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
const [clock, busy] = [Math.round(performance.now() - begin), Math.round((user + system) / 1000)];
process.stdout.write(
  `scale ${scale}: ${clock} ms by the clock, ${busy} ms of processor, ${memory} MiB resident\n`,
);
