import { redisClient } from '../../shared/redis-client.ts';

/**
 * Connects to the Redis that counts for all instances, and reconnects until it is destroyed. While it is away, each
 * instance counts for itself. Logs nothing: the shared cache logs that Redis is away.
 */
export function connectCounts(url: string) {
  const client = redisClient(url);
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  return client;
}

export type SharedCounts = ReturnType<typeof connectCounts>;
