import type { Env } from '#lib/env.ts';
import { ClientLimits } from '../http/guards/client-limits.ts';
import { Door } from '../http/guards/door.ts';
import { LoopLimit } from '../http/next/render-limit.ts';
import { RenderQueue } from '../http/next/render-queue.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createRefusalLog } from './observe.ts';

/** Makes the limits per client; undefined where they are off. */
export function createLimits({ CLIENT_LIMITS: factor, REDIS_URL: redisUrl }: Env): ClientLimits | undefined {
  return factor > 0 ? new ClientLimits({ factor, redisUrl }) : undefined;
}

/** Makes the door that counts what each client asks for, with its metrics and log; undefined where limits are off. */
export function createDoor({ CLIENT_LIMITS: factor }: Env, metrics: Metrics, log: Log): Door | undefined {
  if (factor === 0) return undefined;
  const note = createRefusalLog(log);
  const door = new Door(factor, (reason, sending) => {
    metrics.countRefusal(reason, sending);
    note(reason, sending);
  });
  metrics.watchDoor(door);
  return door;
}

/** Makes the render queue, with its metrics. */
export function createQueue(longestWait: number, metrics: Metrics): RenderQueue {
  const limit = new LoopLimit();
  const queue = new RenderQueue({
    longestWait,
    limit,
    onShed: (urgency) => metrics.countShed(urgency),
    onRendered: (waited, took) => metrics.noteRendering(waited, took),
  });
  metrics.watchQueue(queue, limit);
  return queue;
}
