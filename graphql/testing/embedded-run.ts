import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '#graphql/embedded/embedded-database.ts';
import type { SocketAddress } from '#graphql/sql/engine/reconnecting-socket.ts';
import { TEST_WORLD } from './test-world.ts';
import { KEPT } from './tiny-database.ts';
import { openWorldCache, sweep } from './world-cache.ts';

export interface PreparedDatabase<Options> {
  readonly options: Options;
  close(): Promise<void>;
}

/** An embedded database of this run alone, with the test world from the cache or newly made. */
export async function startEmbeddedRun(): Promise<PreparedDatabase<SocketAddress>> {
  await mkdir(KEPT, { recursive: true });
  await sweep(KEPT);
  const dataDir = await mkdtemp(join(KEPT, 'run-'));
  const database = await startOnTestWorld(dataDir);
  return {
    options: database.connection,
    async close() {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startOnTestWorld(dataDir: string): Promise<EmbeddedDatabase> {
  const { seed, now, scale } = TEST_WORLD;
  const start = () => startEmbeddedDatabase({ dataDir, templateDir: KEPT, seed, now, scale, maxAge: 0 });
  const cache = await openWorldCache(KEPT);
  await cache.copyTo(dataDir);
  const database = await start();
  if (!database.generated) return database;
  await database.stop();
  await cache.keep(dataDir);
  return start();
}
