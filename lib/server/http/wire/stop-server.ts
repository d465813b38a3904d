import type { Server } from 'node:http';

const CHECK_INTERVAL = 50;

/**
 * Stops accepting connections, waits for the requests in flight, and closes the remaining ones after
 * `timeout` milliseconds. Resolves to true where all of them finished.
 */
export async function stopServer(server: Server, timeout: number): Promise<boolean> {
  const closed = new Promise<boolean>((resolve) => {
    server.close(() => resolve(true));
  });
  // A connection that becomes idle after the close would else be kept for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL);
  let timer: NodeJS.Timeout | undefined;
  // Not waited for any longer: a socket that was handed over after an upgrade is not the server's to close.
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      server.closeAllConnections();
      resolve(false);
    }, timeout);
  });
  const finished = await Promise.race([closed, late]);
  clearInterval(idle);
  clearTimeout(timer);
  return finished;
}
