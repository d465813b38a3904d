import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#graphql/embedded/embedded-database.ts';
import type { SocketAddress } from '#graphql/sql/engine/connection/reconnecting-socket.ts';
import { makeImages } from './database-images.ts';
import { TEST_WORLD } from './test-world.ts';
import { KEPT } from './tiny-database.ts';
import { openWorldCache, sweep, type WorldCache } from './world-cache.ts';

export interface PreparedDatabase<Options> {
  readonly options: Options;
  /** The source of databases without records: a folder for an engine in memory, else a database to copy. */
  readonly images: string;
  close(): Promise<void>;
}

/** An embedded database of this run alone, with the test world from the cache or newly made. */
export async function startEmbeddedRun(): Promise<PreparedDatabase<SocketAddress>> {
  await mkdir(KEPT, { recursive: true });
  await sweep(KEPT);
  const dataDir = await mkdtemp(join(KEPT, 'run-'));
  const cache = await openWorldCache(KEPT);
  const [database, images] = await Promise.all([startOnTestWorld(dataDir, cache), cache.images(makeImages)]);
  return {
    options: database.connection,
    images,
    async close() {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startOnTestWorld(dataDir: string, cache: WorldCache): Promise<EmbeddedDatabase> {
  const { seed, now, scale } = TEST_WORLD;
  const start = () => startEmbeddedDatabase({ dataDir, templateDir: KEPT, seed, now, scale, maxAge: 0 });
  await cache.copyTo(dataDir);
  const database = await start();
  if (!database.generated) return database;
  await database.stop();
  await cache.keep(dataDir);
  return start();
}
