import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Opens connections, hands each socket to `use`, and closes them after some seconds. */
async function holdConnections(
  origin: string,
  count: number,
  seconds: number,
  use: (socket: Socket, index: number) => void,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    use(socket, index);
    return socket;
  });
  await sleep(seconds * 1_000);
  for (const socket of sockets) socket.destroy();
}

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\naccept: text/html\r\n\r\n`;

/** Connections that each ask for many pages at once, and read none of them. */
export function holdPipelines(
  origin: string,
  paths: readonly string[],
  { connections = 100, pages = 20, seconds = 20 } = {},
): Promise<void> {
  return holdConnections(origin, connections, seconds, (socket, index) => {
    socket.pause();
    socket.write(
      paths
        .slice(index * pages, (index + 1) * pages)
        .map(requestFor)
        .join(''),
    );
  });
}

/** Connections that read what they asked for a few bytes at a time. */
export function holdSlowReaders(
  origin: string,
  paths: readonly string[],
  { connections = 100, seconds = 20 } = {},
): Promise<void> {
  return holdConnections(origin, connections, seconds, (socket, index) => {
    socket.pause();
    const timer = setInterval(() => socket.read(64), 1_000);
    socket.once('close', () => clearInterval(timer));
    socket.write(requestFor(paths[index % paths.length] ?? '/'));
  });
}

/** Connections that write their request a few bytes at a time. */
export function holdSlowWriters(origin: string, { connections = 300, seconds = 20 } = {}): Promise<void> {
  return holdConnections(origin, connections, seconds, (socket) => {
    socket.resume();
    const timer = setInterval(() => socket.write('x: y\r\n'), 1_000);
    socket.once('close', () => clearInterval(timer));
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
  });
}
