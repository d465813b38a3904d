import { createServer, type Server } from 'node:net';
import type { Engine } from './engine.ts';
import { Turns } from './turns.ts';
import { WireConnection } from './wire-connection.ts';

const IDLE_OWNER_MS = 30_000;

export interface WireOptions {
  readonly engine: Engine;
  /** Called when the engine can no longer be used: the process has to be started again. */
  readonly onBroken: (error: unknown) => void;
  /** After this a client that holds the database and sends nothing is put out. 30 seconds unless told. */
  readonly idleOwnerMs?: number;
}

/**
 * A server of the PostgreSQL wire protocol over one engine, which has one session and runs one query at a time.
 * Clients share that session and take turns; there is no authentication, so it belongs on a private socket.
 * COPY is refused, encryption declined, cancel requests are ignored.
 */
export function createWireServer({ engine, onBroken, idleOwnerMs = IDLE_OWNER_MS }: WireOptions): Server {
  const services = { engine, onBroken, idleOwnerMs, turns: new Turns<object>() };
  return createServer({ noDelay: true }, (socket) => void new WireConnection(socket, services));
}
