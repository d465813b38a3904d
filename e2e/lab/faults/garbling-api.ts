import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { freePort } from '../../../lib/server/launch/free-port.mjs';
import { type Fault, sendJson } from './fault.ts';

/** An API that goes wrong on demand. */
export interface GarblingApi {
  readonly endpoint: string;
  /** Lets it go wrong from now on; with null, it answers well. */
  readonly setFault: (fault: Fault | null) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens an API in front of another one, on this machine only. It requests each answer of the other once, so that every
 * fault meets the same answers.
 */
export async function openGarblingApi(address: string): Promise<GarblingApi> {
  const port = await freePort();
  const truths = new Map<string, Promise<string>>();
  let fault: Fault | null = null;

  const truthOf = (body: string): Promise<string> => {
    const known = truths.get(body);
    if (known) return known;
    const asked = ask(address, body);
    truths.set(body, asked);
    asked.catch(() => truths.delete(body));
    return asked;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const truth = () => truthOf(body);
    if (fault === null) sendJson(response, await truth());
    else await fault.respond({ response, body, port, truth });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await listen(server, port);
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    setFault: async (next) => {
      fault = next;
      if (next?.closed && server.listening) await close(server);
      if (!next?.closed && !server.listening) await listen(server, port);
    },
    close: () => close(server),
  };
}

/** Opens a port of this machine. */
const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });

/** Closes it at once, with every connection. */
const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

async function ask(address: string, body: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answered = await fetch(address, { method: 'POST', headers, body });
  return answered.text();
}
