import { createRemoteFetch } from '#lib/api/remote-transport.ts';
import type { Env } from '#lib/env.ts';
import type { DataSource } from './data-source.ts';
import { discoverSchema } from './discover-schema.ts';
import type { Log } from '../log.ts';

/**
 * Starts the configured data source: the sample world, an own database, or a remote API. Modules of the API and the
 * database are loaded only where they are needed.
 * @throws StartError when the database cannot be used
 */
export async function startData(env: Env, log: Log): Promise<DataSource> {
  if (env.GRAPHQL_ENDPOINT) return startRemoteApi(env.GRAPHQL_ENDPOINT, env, log);
  if (env.DATABASE_URL) {
    const { startOwnDatabase } = await import('./own-database.ts');
    return startOwnDatabase(env.DATABASE_URL, env, log);
  }
  const { startSampleWorld } = await import('./sample-world.ts');
  return startSampleWorld(env, log);
}

async function startRemoteApi(address: string, env: Env, log: Log): Promise<DataSource> {
  const fetchRemotely = createRemoteFetch();
  const stopAsking = discoverSchema((request) => fetchRemotely(address, request), log, 'warn');
  const stopRecord = env.RECORD ? await startRecord(address, env, log) : undefined;
  return {
    label: `remote API ${new URL(address).host}`,
    api: undefined,
    stop: async () => {
      stopAsking();
      await stopRecord?.();
    },
  };
}

/** Starts the record beside the API; its modules are loaded only where they are needed. */
async function startRecord(address: string, env: Env, log: Log): Promise<() => Promise<void>> {
  const { keepRecord } = await import('../record/keep-record.ts');
  return keepRecord(address, env, log);
}
