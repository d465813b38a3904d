import { startEmbeddedDatabase } from '#graphql/embedded/embedded-database.ts';
import type { Env } from '#lib/env.ts';
import type { DataSource } from './data-source.ts';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { requireWritable } from './require-writable.ts';

/**
 * The API over the sample world, in the database that the project brings along.
 * @throws StartError when that database does not start, such as when another server has its files, or nobody may write
 * them
 */
export async function startSampleWorld(env: Env, log: Log): Promise<DataSource> {
  await requireWritable(env.DATA_DIR);
  // The API takes a while to load: the database's process starts meanwhile.
  const starting = startEmbeddedDatabase({
    dataDir: env.DATA_DIR,
    seed: env.WORLD_SEED,
    scale: env.WORLD_SCALE,
    ...clockOf(env.WORLD_NOW),
    onProgress: (text) => log('info', text),
  }).catch((error: Error) => {
    throw new StartError(`the sample world in ${env.DATA_DIR} cannot be used (${error.message})`);
  });
  const [embedded, { openOwnApi }] = await Promise.all([starting, import('./own-api.ts')]);
  const { api, close } = openOwnApi(embedded.connection, env, log);
  return {
    label: 'embedded sample world',
    api,
    stop: async () => {
      await close();
      await embedded.stop();
    },
  };
}

/** Returns the clock of the world: a configured one exactly; otherwise the stored world serves until it is too old. */
function clockOf(now: number | undefined): { now: number; maxAge?: number } {
  return now === undefined ? { now: Math.floor(Date.now() / 1000) } : { now, maxAge: 0 };
}
