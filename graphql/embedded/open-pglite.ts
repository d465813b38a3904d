import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Settings without durability, for a database that is being built: if the process is killed, the next one starts over.
 */
const BUILDING = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
  'wal_init_zero=off',
  'work_mem=64MB',
  'maintenance_work_mem=256MB',
];

/** The engine, compiled once: it gets faster while it runs, and that gain stays with the compiled code. */
let engine: Promise<WebAssembly.Module> | undefined;

/**
 * Opens the database in a folder, or makes one there, with the extension that searches have their index from:
 * without it a database that has the index cannot write to the table. With `building` it may not outlive a crash.
 */
export async function openPglite(folder: string, { building = false } = {}): Promise<PGlite> {
  engine ??= compiledEngine();
  return PGlite.create(folder, {
    extensions: { pg_trgm },
    pgliteWasmModule: await engine,
    startParams: [
      ...PGlite.defaultStartParams,
      ...(building ? BUILDING.flatMap((setting) => ['-c', setting]) : []),
    ],
    initDbStartParams: ['--no-data-checksums'],
  });
}

async function compiledEngine(): Promise<WebAssembly.Module> {
  const entry = import.meta.resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(new URL('pglite.wasm', entry)));
}
