import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createEngine } from '#graphql/embedded/engine.ts';
import { createWireServer } from '#graphql/embedded/wire.ts';
import {
  openDatabase,
  type Database,
  type DatabaseOptions,
} from '#graphql/sql/engine/connection/database.ts';
import { type ImageName, startOnImage } from './database-images.ts';
import { temporaryDirectory } from './tiny-database.ts';

/** A database of the test's own, without records: on the PostgreSQL of the run, or in memory. */
export interface EmptyDatabase {
  readonly sql: Database;
  /** Its address, for another process. */
  readonly options: DatabaseOptions;
  /** Another pool on the same database; closed with it. */
  another(): Database;
  close(): Promise<void>;
}

/** Opens one without any table. */
export async function openEmptyDatabase(): Promise<EmptyDatabase> {
  const options = inject('database');
  return 'url' in options ? inPostgres(options.url, 'template1') : inMemory('empty');
}

/** Opens one with the tables of the newest schema. */
export async function openMigratedDatabase(): Promise<EmptyDatabase> {
  const options = inject('database');
  return 'url' in options ? inPostgres(options.url, inject('images')) : inMemory('migrated');
}

async function inPostgres(url: string, template: string): Promise<EmptyDatabase> {
  const name = `war_ledger_test_${randomBytes(6).toString('hex')}`;
  const address = new URL(url);
  address.pathname = name;
  const admin = openDatabase({ url });
  // Copied as files: writing each page to the log first, as PostgreSQL does by default, takes twice as long.
  await admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`;
  return opened({ url: address.href }, async () => {
    await admin`drop database ${admin(name)}`;
    await admin.end({ timeout: 1 });
  });
}

async function inMemory(image: ImageName): Promise<EmptyDatabase> {
  const folder = await temporaryDirectory();
  const path = join(folder.path, 'db.sock');
  const pglite = await startOnImage(inject('images'), image);
  const server = createWireServer({
    engine: await createEngine(pglite),
    // A connection that outlived its pool may still clean up when the engine is gone.
    onEngineFailure: (error) => (pglite.closed ? undefined : Promise.reject(error)),
  });
  await once(server.listen(path), 'listening');
  return opened({ path }, async () => {
    server.close();
    await pglite.close();
    await folder.remove();
  });
}

function opened(options: DatabaseOptions, remove: () => Promise<void>): EmptyDatabase {
  const open = () => openDatabase(options);
  const pools = [open()];
  const another = () => pools[pools.push(open()) - 1] ?? open();
  const close = async () => {
    await Promise.all(pools.map((pool) => pool.end({ timeout: 1 })));
    await remove();
  };
  const [sql = open()] = pools;
  return { sql, options, another, close };
}
