import type { Server } from 'node:http';

const CHECK_EVERY = 50;

/**
 * Stops taking connections, lets the requests in flight finish and closes what is left after `patience` milliseconds.
 * Says whether all of them finished.
 */
export async function stopServer(server: Server, patience: number): Promise<boolean> {
  let finished = true;
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection that becomes idle after the close would else be kept for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), CHECK_EVERY);
  const late = setTimeout(() => {
    finished = false;
    server.closeAllConnections();
  }, patience);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
  return finished;
}
