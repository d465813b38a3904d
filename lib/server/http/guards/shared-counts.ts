import { createClient } from '@redis/client';

/** Milliseconds between tries to connect. */
const RECONNECT = 1_000;
/** Milliseconds of silence after which a connection counts as broken; a ping is sent before. */
const SILENCE = 5_000;
const PING = 2_000;

/**
 * Connects to the Redis in which instances count the requests of clients together, and goes on until the connection is
 * destroyed. While it is away each instance counts for itself; that it is away is told by the shared page cache.
 */
export function connectCounts(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    pingInterval: PING,
    socket: { connectTimeout: SILENCE, socketTimeout: SILENCE, reconnectStrategy: () => RECONNECT },
  });
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  return client;
}

export type SharedCounts = ReturnType<typeof connectCounts>;
