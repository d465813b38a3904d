import { loadWorld } from '#graphql/world/load.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { env } from '#lib/env.ts';

/* Writes the sample world of the WORLD_* variables into the empty database that DATABASE_URL names. */

try {
  await load();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function load(): Promise<void> {
  const { DATABASE_URL, WORLD_SEED, WORLD_NOW, WORLD_SCALE } = env();
  if (!DATABASE_URL) throw new Error('Set DATABASE_URL to an empty PostgreSQL database, 15 or later.');
  const now = WORLD_NOW ?? Math.floor(Date.now() / 1000);
  const sql = openDatabase({ url: DATABASE_URL, forLoading: true });
  try {
    await loadWorld(sql, { seed: WORLD_SEED, now, scale: WORLD_SCALE }, print);
    print('done');
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function print(text: string): void {
  process.stderr.write(`${process.uptime().toFixed(1).padStart(6)} s  ${text}\n`);
}
