import { createServer, type IncomingMessage, type Server } from 'node:http';
import { answerInTurn } from './answer-in-turn.ts';
import { CompressingResponse } from './compressing-response.ts';
import { createListener } from '../listener.ts';
import type { Site } from '../site.ts';
import { StartError } from '../../start-error.ts';

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
