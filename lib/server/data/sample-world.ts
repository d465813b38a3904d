import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { type EmbeddedDatabase, startEmbeddedDatabase } from '#graphql/embedded/embedded-database.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import type { SocketAddress } from '#graphql/sql/engine/connection/reconnecting-socket.ts';
import type { Env } from '#lib/env.ts';

import { countRegularly } from './count-regularly.ts';
import type { DataSource } from './data-source.ts';
import { LiveWorld, LONGEST_PAUSE } from './live-world.ts';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';

/**
 * Starts the embedded database with the sample world.
 * @throws StartError when it does not start, such as when its files are in use or cannot be written
 */
async function startSampleDatabase(env: Env, log: Log): Promise<EmbeddedDatabase> {
  await requireWritable(env.DATA_DIR);
  return startEmbeddedDatabase({
    dataDir: env.DATA_DIR,
    seed: env.WORLD_SEED,
    scale: env.WORLD_SCALE,
    ...clockOf(env),
    onProgress: (text) => log('info', text),
  }).catch((error: Error) => {
    throw new StartError(`the sample world in ${env.DATA_DIR} cannot be used (${error.message})`);
  });
}

/** Starts the API over the sample world, with its database. @throws StartError when the database does not start */
export async function startSampleWorld(env: Env, log: Log): Promise<DataSource> {
  // The API's modules take a while to load: the database process starts meanwhile.
  const [database, { openOwnApi }] = await Promise.all([
    startSampleDatabase(env, log),
    import('./own-api.ts'),
  ]);
  const { connection } = database;
  const { api, close } = openOwnApi(connection, env, log);
  const isLive = isLiveWorld(env);
  return {
    label: isLive ? 'embedded sample world, which goes on' : 'embedded sample world',
    api,
    liveDatabase: () => connection,
    ...(isLive && { onWritten: (written) => continueWorld(connection, log, written) }),
    stop: async () => {
      await close();
      await database.stop();
    },
  };
}

/**
 * Continues the sample world in a database.
 * @param played is called when something has happened
 * @returns a cleanup function
 */
function continueWorld(connection: SocketAddress, log: Log, played: () => void): () => Promise<void> {
  const database = openDatabase(connection);
  const live = new LiveWorld(database, { log, played });
  const stopCounting = countRegularly(database, log);
  return async () => {
    stopCounting();
    await live.stop();
    await database.end({ timeout: 1 });
  };
}

/**
 * The clock of the world: exactly the configured one; otherwise now, and the stored world serves until it is too old.
 */
function clockOf(env: Env): { now: number; maxAge?: number } {
  if (env.WORLD_NOW !== undefined) return { now: env.WORLD_NOW, maxAge: 0 };
  return { now: Math.floor(Date.now() / 1000), ...(isLiveWorld(env) && { maxAge: LONGEST_PAUSE }) };
}

/** True for a live world; a configured clock freezes it. */
const isLiveWorld = (env: Env): boolean => env.WORLD_LIVE && env.WORLD_NOW === undefined;

/**
 * Creates the folder of the embedded database, and checks that it is writable: otherwise the database would fail later,
 * with a long message.
 * @throws StartError when it is not
 */
export async function requireWritable(folder: string): Promise<void> {
  const trial = join(folder, `.writable-${process.pid}`);
  try {
    await makeFolder(resolve(folder));
    await writeFile(trial, 'x');
    await rm(trial);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `DATA_DIR ${folder} cannot be written (${reason}). Let this user write there, or set another folder.`,
    );
  }
}

/** Creates a folder and its parents. Node's `recursive` retries forever on file systems that allow no folders. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}
