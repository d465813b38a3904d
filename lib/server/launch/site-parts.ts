import type { Env } from '#lib/env.ts';
import { ClientLimits } from '../http/guards/client-limits.ts';
import { LoopLimit } from '../http/next/render-limit.ts';
import { RenderQueue } from '../http/next/render-queue.ts';
import type { Metrics } from '../metrics.ts';

/** Makes the limits per client; undefined where they are off. */
export function createLimits({ CLIENT_LIMITS: factor, REDIS_URL: redisUrl }: Env): ClientLimits | undefined {
  return factor > 0 ? new ClientLimits({ factor, redisUrl }) : undefined;
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
