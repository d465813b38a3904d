import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Error codes of a server that is being restarted. */
const NOT_LISTENING = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET']);
const PAUSE_MS = 25;

export type SocketAddress = { readonly path: string } | { readonly host: string; readonly port: number };

/**
 * Creates a connector that retries while connections are refused, so that queries wait for a restarting database
 * process instead of failing: for `timeoutMs` from the first refusal, across all callers. After that it returns at once
 * a socket that fails by itself: the driver frees a connection only when its socket reports the failure, and a rejected
 * promise would leak the connection.
 */
export function reconnectingSocket(address: SocketAddress, timeoutMs: number): () => Promise<net.Socket> {
  let refusedSince: number | undefined;

  return async () => {
    for (;;) {
      const socket = net.connect(address);
      const code = await outcome(socket);
      if (code === undefined) {
        refusedSince = undefined;
        return socket;
      }
      refusedSince ??= performance.now();
      if (performance.now() - refusedSince >= timeoutMs || !NOT_LISTENING.has(code))
        return net.connect(address);
      await wait(PAUSE_MS);
    }
  };
}

/** Undefined once connected; otherwise the code of the error. */
function outcome(socket: net.Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    socket.once('error', failed);
    socket.once('connect', () => {
      socket.off('error', failed);
      resolve(undefined);
    });
  });
}
