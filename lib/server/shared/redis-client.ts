import { createClient } from '@redis/client';

/** Milliseconds between tries to connect. */
const RECONNECT = 1_000;
/** Milliseconds of silence after which a connection counts as broken; a ping is sent before. */
const SILENCE = 5_000;
const PING = 2_000;

/**
 * A client of a Redis or Valkey, without a queue: while it is away, commands fail at once. After `connect` it keeps
 * reconnecting until it is destroyed.
 * @param url such as "redis://127.0.0.1:6379"; never logged, since it may hold a password
 */
export const redisClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    pingInterval: PING,
    socket: { connectTimeout: SILENCE, socketTimeout: SILENCE, reconnectStrategy: () => RECONNECT },
  });
