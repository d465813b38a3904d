import { pathToFileURL } from 'node:url';
import { openDatabase, type Database } from '#graphql/sql/engine/database.ts';
import { loadTables } from './load-tables.ts';
import type { WorldOptions } from './world-table.ts';
import { worldTables } from './world.ts';

/**
 * Writes the sample world into an empty PostgreSQL 15 or later.
 * @throws as `loadTables`
 */
export const loadWorld = (sql: Database, options: WorldOptions, onProgress: (text: string) => void) =>
  loadTables(sql, worldTables(options), onProgress);

type Variables = Readonly<Record<string, string | undefined>>;

/** DATABASE_URL, and the same WORLD_* variables as the site. */
async function main({ DATABASE_URL, ...variables }: Variables) {
  if (!DATABASE_URL) throw new Error('Set DATABASE_URL to an empty PostgreSQL database, 15 or later.');
  const started = Date.now();
  const print = (text: string) =>
    process.stderr.write(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}\n`);
  const sql = openDatabase({ url: DATABASE_URL, forLoading: true });
  try {
    await loadWorld(sql, optionsOf(variables), print);
    print('done');
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function optionsOf({ WORLD_SEED, WORLD_NOW, WORLD_SCALE }: Variables): WorldOptions {
  const now = WORLD_NOW ? epochSeconds(WORLD_NOW) : Math.floor(Date.now() / 1000);
  const scale = Number(WORLD_SCALE || '1');
  if (!(scale >= 0.01 && scale <= 100)) throw new Error('WORLD_SCALE must be a number between 0.01 and 100.');
  if (!(now >= 0)) throw new Error('WORLD_NOW must be an ISO date or Unix seconds.');
  return { seed: WORLD_SEED || 'war-ledger', now, scale };
}

const epochSeconds = (text: string) =>
  /^\d+$/.test(text) ? Number(text) : Math.floor(Date.parse(text) / 1000);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.env).catch((error: Error) => {
    process.stderr.write(`${error.message || String(error)}\n`);
    process.exitCode = 1;
  });
}
