import type { Server } from 'node:http';

const CHECK_INTERVAL = 50;

/**
 * Stops accepting connections, waits for the requests in flight, and closes the remaining ones after `timeout`
 * milliseconds. Resolves to true where all of them finished.
 */
export async function stopServer(server: Server, timeout: number): Promise<boolean> {
  const closed = new Promise<boolean>((resolve) => {
    server.close(() => resolve(true));
  });
  // Otherwise a connection that becomes idle after the close would be kept for another request.
  const idle = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL);
  let timer: NodeJS.Timeout | undefined;
  // Does not wait any longer: the server cannot close a socket that was handed over after an upgrade.
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
