import { registerSharedAnswers } from '#lib/api/shared-answers.ts';
import type { Env } from '#lib/env.ts';
import { ClientLimits } from '../http/guards/client-limits.ts';
import { buildId } from '../http/next/next-app.ts';
import { LoopLimit } from '../http/next/render-limit.ts';
import { RenderQueue } from '../http/next/render-queue.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { RedisAnswers } from '../shared/redis-answers.ts';
import { RedisStore } from '../shared/redis-store.ts';
import { sharedNamespace } from '../shared/shared-namespace.ts';

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

/** Connects to the Redis that instances share, where one is configured. */
export function openStore(env: Env, log: Log): RedisStore | undefined {
  const { REDIS_URL, CACHE_SECRET: secret } = env;
  if (!REDIS_URL || !secret) return undefined;
  return new RedisStore(REDIS_URL, { namespace: sharedNamespace(env, buildId()), secret, log });
}

/** Shares answers of a remote API with other instances, where that is configured. An own database is near enough. */
export function shareAnswers(env: Env, store: RedisStore | undefined, metrics: Metrics, log: Log): void {
  if (!store || !env.GRAPHQL_ENDPOINT || !env.SHARED_ANSWERS) return;
  const answers = new RedisAnswers(store, { log });
  metrics.watchAnswers(answers);
  registerSharedAnswers(answers);
}

/** The address to open in a browser. */
export function addressOf({ HOST }: Pick<Env, 'HOST'>, port: number): string {
  const host = HOST?.includes(':') ? `[${HOST}]` : HOST;
  return `http://${!host || host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`;
}
