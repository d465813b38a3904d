import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Connections that wait for each other at most, so that none waits long where new ones come without end. */
const MOST = 128;

/**
 * Takes in all connections that come at once before the first of them is served. Node accepts one in each turn of its
 * loop and serves those it has in between: of 64 that come together the last one would wait for 2,000 answers.
 */
export function acceptTogether(server: Server): void {
  const serve = server.listeners('connection');
  let waiting: Socket[] = [];
  let seen = 0;

  const serveUnlessMoreCome = () => {
    if (waiting.length > seen && waiting.length < MOST) {
      seen = waiting.length;
      setImmediate(serveUnlessMoreCome);
      return;
    }
    const accepted = waiting;
    waiting = [];
    seen = 0;
    for (const socket of accepted) {
      socket.off('error', ignore);
      if (!socket.destroyed) for (const listener of serve) listener.call(server, socket);
    }
  };

  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    socket.on('error', ignore);
    if (waiting.push(socket) === 1) setImmediate(serveUnlessMoreCome);
  });
}

/** A visitor who has left before being served is nobody's failure. */
const ignore = () => undefined;
