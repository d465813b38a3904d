import { createClient } from '@redis/client';

/** Milliseconds between tries to connect. */
const RECONNECT = 1_000;
/** Milliseconds of silence after which a connection counts as broken; a ping is sent before. */
const SILENCE = 5_000;
const PING = 2_000;

/**
 * Connects to the Redis that counts for all instances, and reconnects until it is destroyed. While it is away, each
 * instance counts for itself. Logs nothing: the shared page cache logs that Redis is away.
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
