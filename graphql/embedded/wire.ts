import { createServer, type Server } from 'node:net';
import type { Engine } from './engine.ts';
import { FifoLock } from './fifo-lock.ts';
import { WireConnection } from './wire-connection.ts';

const IDLE_LOCK_MS = 30_000;

export interface WireOptions {
  readonly engine: Engine;
  /** Called when the engine is broken: the process has to be restarted. */
  readonly onEngineFailure: (error: unknown) => void;
  /** Milliseconds after which a client that holds the lock and sends nothing is disconnected; 30 seconds by default. */
  readonly idleLockMs?: number;
}

/**
 * A server of the PostgreSQL wire protocol over one engine, which has one session and runs one query at a time.
 * Clients share that session, one at a time; there is no authentication, so it belongs on a private socket.
 * COPY is refused, encryption declined, cancel requests are ignored.
 */
export function createWireServer({
  engine,
  onEngineFailure,
  idleLockMs = IDLE_LOCK_MS,
}: WireOptions): Server {
  const services = { engine, onEngineFailure, idleLockMs, lock: new FifoLock<object>() };
  return createServer({ noDelay: true }, (socket) => void new WireConnection(socket, services));
}
