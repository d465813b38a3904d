import { createBirpc } from 'birpc';
import type { Env } from '#lib/env.ts';
import { startSite } from '../launch/start-site.ts';
import { describe } from '../log.ts';
import { StartError } from '../start-error.ts';
import { callsOver, NO_LIMIT } from './channel.ts';
import type { PrimaryFunctions, WorkerFunctions } from './functions.ts';
import { partsOf } from './worker-parts.ts';

/**
 * Milliseconds in which visitors let go of their connections: each answer asks them to, and only connections over which
 * nothing was asked meanwhile are closed then.
 */
const LETTING_GO = 2_000;

/** Answers pages as one of several workers; ends when the primary process says so, or with it. */
export async function serveAsWorker(env: Env): Promise<void> {
  // A terminal and a service manager send theirs to all processes: the primary decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const functions: WorkerFunctions = {
    forget: (purge) => parts?.pages.hear(purge) ?? 0,
    metrics: async () => site?.metrics.json() ?? [],
    stop: (reason, isReplaced) => {
      const stopped = site?.stop(reason, isReplaced ? LETTING_GO : 0) ?? Promise.resolve();
      void stopped.finally(() => process.exit(0));
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
  const parts = partsOf(primary, env, port);
  const site = startSite(env, false, parts);
  try {
    await primary.ready((await site.ready).label);
  } catch (error) {
    await primary.failed(error instanceof StartError ? error.message : describe(error));
    process.exit(1);
  }
}
