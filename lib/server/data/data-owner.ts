import type { SocketAddress } from '#graphql/sql/engine/reconnecting-socket.ts';
import type { Env } from '#lib/env.ts';
import type { Log } from '../log.ts';

/**
 * The parts that exist once for all processes: the embedded database, and the listener for writes to the database.
 */
export interface DataOwner {
  /** The address of the embedded database; undefined where there is none. */
  readonly database: SocketAddress | undefined;
  stop(): Promise<void>;
}

/**
 * Starts these parts for the configured data.
 * @param written is called when an own database was written to, or the sample world has advanced
 * @throws StartError when the embedded database cannot be used
 */
export async function startDataOwner(env: Env, log: Log, written: () => void): Promise<DataOwner> {
  if (env.GRAPHQL_ENDPOINT) return { database: undefined, stop: async () => undefined };
  if (env.DATABASE_URL) {
    const { watchWrites } = await import('./own-database.ts');
    return { database: undefined, stop: watchWrites(env.DATABASE_URL, log, written) };
  }
  const { isLiveWorld, continueWorld, startSampleDatabase } = await import('./sample-world.ts');
  const { connection, stop } = await startSampleDatabase(env, log);
  const endPlaying = isLiveWorld(env) ? continueWorld(connection, log, written) : undefined;
  return {
    database: connection,
    stop: async () => {
      await endPlaying?.();
      await stop();
    },
  };
}
