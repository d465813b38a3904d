import { createBirpc } from 'birpc';
import { describe } from '../log.ts';
import { StartError } from '../start-error.ts';
import { callsOver, NO_LIMIT } from './channel.ts';
import type { PrimaryFunctions, WorkerFunctions } from './functions.ts';
import type { Primary } from './primary-pages.ts';

/**
 * Milliseconds in which visitors let go of their connections: each answer asks them to, and only connections over which
 * nothing was asked meanwhile are closed then.
 */
const LETTING_GO = 2_000;

/**
 * Milliseconds between the end of the server and that of the process: connections that were on their way to it are
 * handed back, and given to another worker. They would else hang for ever.
 */
const HANDING_BACK = 500;

/** A site that a worker has begun to start. */
export interface WorkerSite {
  /** Resolves to the label of its data once it answers pages. */
  readonly ready: Promise<string>;
  readonly forget: WorkerFunctions['forget'];
  readonly metrics: WorkerFunctions['metrics'];
  /**
   * @param lettingGo milliseconds in which visitors are asked to let go of their connections; a few by default
   */
  stop(reason: string, lettingGo?: number): Promise<void>;
}

/**
 * Makes this process one of the workers of the primary process that has started it.
 * @param begin begins to start the site, which listens at once, or where a port is given once it is ready
 */
export async function joinPrimary(
  begin: (primary: Primary, port: number | undefined) => WorkerSite,
): Promise<void> {
  // A terminal and a service manager send theirs to all processes: the primary decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  let site: WorkerSite | undefined;
  const functions: WorkerFunctions = {
    forget: (purge) => site?.forget(purge) ?? 0,
    metrics: async () => site?.metrics() ?? [],
    stop: (reason, isReplaced) => {
      const stopped = site?.stop(reason, isReplaced ? LETTING_GO : undefined);
      void Promise.resolve(stopped).finally(() => setTimeout(() => process.exit(0), HANDING_BACK));
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
