import { redisClient } from '../../shared/redis-client.ts';

/**
 * Connects to the Redis in which instances count the requests of clients together, and goes on until the connection is
 * destroyed. While it is away each instance counts for itself; that it is away is told by the shared cache.
 */
export function connectCounts(url: string) {
  const client = redisClient(url);
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  return client;
}

export type SharedCounts = ReturnType<typeof connectCounts>;
