import { type EmbeddedDatabase, startEmbeddedDatabase } from '#graphql/embedded/embedded-database.ts';
import type { SocketAddress } from '#graphql/sql/engine/reconnecting-socket.ts';
import type { Env } from '#lib/env.ts';
import type { DataSource } from './data-source.ts';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { requireWritable } from './require-writable.ts';

/**
 * Starts the database that the project brings along, with the sample world in it.
 * @throws StartError when it does not start, such as when another server has its files, or nobody may write them
 */
export async function startSampleDatabase(env: Env, log: Log): Promise<EmbeddedDatabase> {
  await requireWritable(env.DATA_DIR);
  return startEmbeddedDatabase({
    dataDir: env.DATA_DIR,
    seed: env.WORLD_SEED,
    scale: env.WORLD_SCALE,
    ...clockOf(env.WORLD_NOW),
    onProgress: (text) => log('info', text),
  }).catch((error: Error) => {
    throw new StartError(`the sample world in ${env.DATA_DIR} cannot be used (${error.message})`);
  });
}

/**
 * The API over the sample world, with its database.
 * @throws StartError when that does not start
 */
export async function startSampleWorld(env: Env, log: Log): Promise<DataSource> {
  // The API takes a while to load: the database's process starts meanwhile.
  const starting = startSampleDatabase(env, log);
  const world = await openSampleWorld(
    starting.then(({ connection }) => connection),
    env,
    log,
  );
  const stop = async () => {
    await world.stop();
    await (await starting).stop();
  };
  return { ...world, stop };
}

/** The API over the sample world in a database that somebody else has started, or is starting. */
export async function openSampleWorld(
  connection: Promise<SocketAddress>,
  env: Env,
  log: Log,
): Promise<DataSource> {
  const [where, { openOwnApi }] = await Promise.all([connection, import('./own-api.ts')]);
  const { api, close } = openOwnApi(where, env, log);
  return { label: 'embedded sample world', api, stop: close };
}

/** Returns the clock of the world: a configured one exactly; otherwise the stored world serves until it is too old. */
function clockOf(now: number | undefined): { now: number; maxAge?: number } {
  return now === undefined ? { now: Math.floor(Date.now() / 1000) } : { now, maxAge: 0 };
}
