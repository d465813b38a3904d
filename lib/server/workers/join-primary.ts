import { createBirpc } from 'birpc';
import { describe } from '../log.ts';
import { StartError } from '../start-error.ts';
import { callsOver, NO_LIMIT } from './channel.ts';
import type { PrimaryFunctions, WorkerFunctions } from './functions.ts';
import type { Primary } from './primary-pages.ts';

/**
 * Milliseconds in which clients close their connections: each answer asks them to, and only connections that stay idle
 * meanwhile are closed then.
 */
const LETTING_GO = 2_000;

/** The site in a worker, while it starts and runs. */
export interface WorkerSite {
  /** Resolves to the name of its data source once it answers pages. */
  readonly ready: Promise<string>;
  readonly forget: WorkerFunctions['forget'];
  readonly metrics: WorkerFunctions['metrics'];
  /** @param lettingGo milliseconds in which answers ask clients to close their connections; a few by default */
  stop(reason: string, lettingGo?: number): Promise<void>;
}

/**
 * Makes this process a worker of the primary process that started it.
 * @param begin starts the site: it listens at once, or once it is ready where a port is given
 */
export async function joinPrimary(
  begin: (primary: Primary, port: number | undefined) => WorkerSite,
): Promise<void> {
  // Terminals and service managers signal the whole process group: the primary decides when this process ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  let site: WorkerSite | undefined;
  const functions: WorkerFunctions = {
    forget: (purge) => site?.forget(purge) ?? 0,
    metrics: async () => site?.metrics() ?? [],
    stop: (reason, isReplaced) => {
      const stopped = site?.stop(reason, isReplaced ? LETTING_GO : undefined);
      void Promise.resolve(stopped).finally(() => process.exit(0));
    },
  };
  const channel = callsOver({
    send: (message, done) => process.send?.(message, undefined, undefined, done),
    on: (event, listener) => process.on(event, listener),
  });
  const primary = createBirpc<PrimaryFunctions, WorkerFunctions>(functions, {
    ...channel,
    timeout: NO_LIMIT,
  });
  const { port } = await primary.surroundings();
  site = begin(primary, port);
  try {
    await primary.ready(await site.ready);
  } catch (error) {
    await primary.failed(error instanceof StartError ? error.message : describe(error));
    process.exit(1);
  }
}
