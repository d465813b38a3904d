import type { Env } from '#lib/env.ts';
import { ClientLimits } from '../http/guards/client-limits.ts';
import { buildId } from '../http/next/next-app.ts';
import { LoopLimit } from '../http/next/render-limit.ts';
import { RenderQueue } from '../http/next/render-queue.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { policyOrigins } from '../page-cache/make-copy.ts';
import { RedisPages } from '../page-cache/shared/redis-pages.ts';
import { sharedNamespace } from '../page-cache/shared/shared-namespace.ts';

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

/** Connects to the page cache that instances share, where one is configured. */
export function shareThrough(env: Env, log: Log): RedisPages | undefined {
  const { REDIS_URL, CACHE_SECRET: secret } = env;
  if (!REDIS_URL || !secret) return undefined;
  const namespace = sharedNamespace(env, buildId());
  return new RedisPages(REDIS_URL, { namespace, secret, origins: policyOrigins(env), log });
}

/** The address to open in a browser. */
export function addressOf({ HOST }: Pick<Env, 'HOST'>, port: number): string {
  const host = HOST?.includes(':') ? `[${HOST}]` : HOST;
  return `http://${!host || host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`;
}
