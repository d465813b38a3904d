import { createRemoteFetch } from '#lib/api/remote-transport.ts';
import type { Env } from '#lib/env.ts';
import type { DataSource } from './data-source.ts';
import type { KeptArchive } from '../archive/keep-archive.ts';
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

/** Milliseconds that a discovery may take: no visitor waits for it. */
const DISCOVERY_TIMEOUT = 60_000;

async function startRemoteApi(address: string, env: Env, log: Log): Promise<DataSource> {
  const fetchRemotely = createRemoteFetch();
  const archive = env.ARCHIVE ? await startArchiveBeside(address, env, log) : undefined;
  const stopAsking = discoverSchema(
    (request) => fetchRemotely(address, { ...request, signal: AbortSignal.timeout(DISCOVERY_TIMEOUT) }),
    log,
    'warn',
    archive?.schema,
  );
  return {
    label: `remote API ${new URL(address).host}`,
    api: undefined,
    ...(archive && { archiveFacts: () => archive.facts(), liveDatabase: () => archive.where() }),
    stop: async () => {
      stopAsking();
      await archive?.stop();
    },
  };
}

/** Starts the archive beside the API; its modules are loaded only where they are needed. */
async function startArchiveBeside(address: string, env: Env, log: Log): Promise<KeptArchive> {
  const { startArchive } = await import('../archive/start-archive.ts');
  return startArchive(address, env, log);
}
