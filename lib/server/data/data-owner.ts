import type { SocketAddress } from '#graphql/sql/engine/reconnecting-socket.ts';
import type { Env } from '#lib/env.ts';
import type { Log } from '../log.ts';

/** The parts of which several processes have only one: the embedded database, and an ear for what is written. */
export interface DataOwner {
  /** The address of the embedded database; undefined where there is none. */
  readonly database: SocketAddress | undefined;
  stop(): Promise<void>;
}

/**
 * Starts what there is one of, for the configured data.
 * @param written is called when somebody has written into an own database, or the sample world has gone on
 * @throws StartError when the embedded database cannot be used
 */
export async function startDataOwner(env: Env, log: Log, written: () => void): Promise<DataOwner> {
  if (env.GRAPHQL_ENDPOINT) return { database: undefined, stop: async () => undefined };
  if (env.DATABASE_URL) {
    const { hearWritten } = await import('./own-database.ts');
    return { database: undefined, stop: hearWritten(env.DATABASE_URL, log, written) };
  }
  const { goesOn, playOn, startSampleDatabase } = await import('./sample-world.ts');
  const { connection, stop } = await startSampleDatabase(env, log);
  const endPlaying = goesOn(env) ? playOn(connection, log, written) : undefined;
  return {
    database: connection,
    stop: async () => {
      await endPlaying?.();
      await stop();
    },
  };
}
