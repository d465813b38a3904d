import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { CompressingResponse } from './compressing-response.ts';
import { createListener } from '../listener.ts';
import type { Site } from '../site.ts';
import { within } from '#lib/within.ts';
import { StartError } from '../../start-error.ts';

/** Requests that may wait on one connection. Browsers send one at a time, other programs a few. */
export const MOST_WAITING = 32;

type Listener<Response> = (request: IncomingMessage, response: Response) => void;

/**
 * Answers pipelined requests of a connection one at a time: each begins when the answer before it is sent. Answers
 * leave in this order anyway; made all at once they would take slots from other visitors, and memory where the client
 * reads none of them. A connection with more waiting requests than any honest program sends is closed.
 */
function answerInTurn<Response extends ServerResponse>(listener: Listener<Response>): Listener<Response> {
  const lines = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const goOn = () => {
      const next = socket.writable ? lines.get(socket)?.shift() : undefined;
      if (next) next();
      else lines.delete(socket);
    };
    const answer = () => {
      response.once('close', goOn);
      listener(request, response);
    };
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      answer();
    } else if (line.length < MOST_WAITING) line.push(answer);
    else socket.destroy();
  };
}

/** Limits of Node's HTTP server, in milliseconds. */
const timeouts = {
  headersTimeout: 10_000,
  // Would end an import that has more lines; calls of the API have a limit of their own.
  requestTimeout: 0,
  // Outlasts the minute for which load balancers keep a connection.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** Milliseconds without any traffic after which a connection is closed. */
const IDLE_TIMEOUT = 65_000;

export type SiteServer = Server<typeof IncomingMessage, typeof CompressingResponse>;

/** The site's HTTP server, not listening yet. */
export function createSiteServer(site: Site): SiteServer {
  const listener = answerInTurn(createListener(site));
  const server = createServer({ ...timeouts, ServerResponse: CompressingResponse }, listener);
  // Under `next dev` the WebSocket for hot reloading stays open without traffic.
  if (!site.dev) server.setTimeout(IDLE_TIMEOUT);
  return server;
}

/**
 * Listens, and resolves to the actual port.
 * @param variable the environment variable that sets the port
 * @throws StartError when the port is taken or not allowed
 */
export function listen(
  server: Server,
  port: number,
  host: string | undefined,
  variable = 'PORT',
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, port, host, variable)));
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function listenError(
  error: NodeJS.ErrnoException,
  port: number,
  host: string | undefined,
  variable: string,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `port ${port} is taken. Stop what listens there, or set ${variable} to another one.`,
      );
    case 'EACCES':
      return new StartError(`this user may not listen on port ${port}. Set ${variable} to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}

const CHECK_INTERVAL = 50;

/**
 * Stops accepting connections, waits for the requests in flight, and closes the remaining ones after `timeout`
 * milliseconds. Resolves to true where all of them finished.
 */
export async function stopServer(server: Server, timeout: number): Promise<boolean> {
  const closed = once(server.close(), 'close').then(() => true);
  // Otherwise a connection that becomes idle after the close would be kept for another request.
  const idle = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL);
  // Does not wait any longer: the server cannot close a socket that was handed over after an upgrade.
  const finished = (await within(timeout, closed)) ?? false;
  clearInterval(idle);
  if (!finished) server.closeAllConnections();
  return finished;
}
