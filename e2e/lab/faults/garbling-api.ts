import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../lib/server/launch/free-port.mjs';

/** A question that reached the API, and how to answer it. */
export interface Exchange {
  readonly response: ServerResponse;
  /** The question as it was sent. */
  readonly body: string;
  /** The port at which it was asked. */
  readonly port: number;
  /** Asks the API behind the fault; resolves to its answer as JSON. */
  readonly truth: () => Promise<string>;
}

/**
 * The cost of a fault:
 * - nothing: every page is as good as without it, seen before or not;
 * - something: pages are made of what is left, and copies are shown of what has been seen;
 * - other data: what the API says is well-formed, so that a record may not have what a page is about;
 * - 'every record': none can be read, so that pages are copies, and one about a record that was not seen is not found;
 * - everything: no question gets an answer, so that each page that shows data is a copy, or there is none.
 */
export type Cost = 'nothing' | 'something' | 'other data' | 'every record' | 'everything';

/** A way in which an API goes wrong. */
export interface Fault {
  readonly name: string;
  readonly cost: Cost;
  readonly respond: (exchange: Exchange) => void | Promise<void>;
  /** True if no server listens at all. */
  readonly closed?: boolean;
}

/** Sends an answer as JSON. */
export function sendJson(response: ServerResponse, body: string | Buffer, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** True if a request asks what the API offers. */
export const isIntrospection = (body: string): boolean => /__(?:schema|type\b)/.test(body);

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
