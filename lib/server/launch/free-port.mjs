import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const PORTS = [11_000, 21_000];
const MOST_TRIES = 100;

/** The reason in one line why the server cannot listen, or null where it can. `port` is the text of PORT. */
export async function portProblem(port, host) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return `PORT must be a whole number from 0 to 65535, not ${port}`;
  }
  const code = await tryListening(Number(port), host);
  if (code === null) return null;
  if (code === 'EADDRINUSE') {
    return `port ${port} is taken. Stop what listens there, or set PORT to another one.`;
  }
  if (code === 'EACCES') return `this user may not listen on port ${port}. Set PORT to one above 1023.`;
  return `it cannot listen on ${host ?? 'this machine'}, port ${port} (${code}).`;
}

/**
 * Finds a free port of this machine, at random, so that two runs of the tests do not find the same before one of them
 * listens. It lies below those that systems give to outgoing connections, and those of the browser tests.
 */
export async function freePort() {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(...PORTS);
    if ((await tryListening(port, '127.0.0.1')) === null) return port;
  }
  throw new Error(`No port from ${PORTS.join(' to ')} is free.`);
}

function tryListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(null)));
  });
}
