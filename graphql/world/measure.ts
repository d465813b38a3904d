import { worldTables } from './world.ts';

/** How long a world takes and how many rows it has: `node --import tsx graphql/world/measure.ts [scale]`. */
const scale = Number(process.argv[2] ?? 1);
const begin = performance.now();
for (const table of worldTables({ seed: 'measure', now: 1_790_000_000, scale })) {
  const start = performance.now();
  let rows = 0;
  for (const _ of table.rows) rows += 1;
  const spent = Math.round(performance.now() - start);
  process.stdout.write(
    `${table.name.padEnd(16)} ${String(rows).padStart(9)} rows ${String(spent).padStart(6)} ms\n`,
  );
}
const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
process.stdout.write(`scale ${scale}: ${Math.round(performance.now() - begin)} ms, ${memory} MiB resident\n`);
