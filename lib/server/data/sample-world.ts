import { startEmbeddedDatabase } from '#graphql/embedded/embedded-database.ts';
import type { Env } from '#lib/env.ts';
import type { DataSource } from './data-source.ts';
import { LiveWorld } from './live-world.ts';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { requireWritable } from './require-writable.ts';

/** Seconds for which a world that goes on may have stood still: what has happened since then is played at the start. */
const LONGEST_PAUSE = 30 * 86_400;

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
    ...clockOf(env),
    onProgress: (text) => log('info', text),
  }).catch((error: Error) => {
    throw new StartError(`the sample world in ${env.DATA_DIR} cannot be used (${error.message})`);
  });
  const [embedded, { openOwnApi }] = await Promise.all([starting, import('./own-api.ts')]);
  const { api, database, close } = openOwnApi(embedded.connection, env, log);
  const listeners: (() => void)[] = [];
  const live = goesOn(env)
    ? new LiveWorld(database, { log, played: () => listeners.forEach((listener) => listener()) })
    : undefined;
  return {
    label: live ? 'embedded sample world, which goes on' : 'embedded sample world',
    api,
    onWritten: (written) => void listeners.push(written),
    stop: async () => {
      await live?.stop();
      await close();
      await embedded.stop();
    },
  };
}

/** Returns the clock of the world: a configured one exactly; otherwise the stored world serves until it is too old. */
function clockOf(env: Env): { now: number; maxAge?: number } {
  if (env.WORLD_NOW !== undefined) return { now: env.WORLD_NOW, maxAge: 0 };
  return { now: Math.floor(Date.now() / 1000), ...(goesOn(env) && { maxAge: LONGEST_PAUSE }) };
}

/** A world at a time that somebody has set stands still. */
const goesOn = (env: Env): boolean => env.WORLD_LIVE && env.WORLD_NOW === undefined;
