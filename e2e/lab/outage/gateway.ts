import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { close, listen } from './port-of-server.ts';

/** The way in which an API behind a gateway fails: its port is closed, or it takes questions and never answers. */
export type Outage = 'closed' | 'silent';

/** A way to an API that can be taken away. */
export interface Gateway {
  readonly endpoint: string;
  /** Operations that are never answered, while others are. */
  readonly hanging: Set<string>;
  readonly takeAway: (outage: Outage) => Promise<void>;
  readonly giveBack: () => Promise<void>;
}

/**
 * Opens a gateway to an API.
 * @param port where it listens on this machine
 */
export async function openGateway(api: string, port: number): Promise<Gateway> {
  const hanging = new Set<string>();
  let silent = false;
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { query }: { query: string } = JSON.parse(body);
    const [, operation = ''] = /^query (\w+)/.exec(query) ?? [];
    if (silent || hanging.has(operation)) return;
    const headers = { 'content-type': 'application/json' };
    const answered = await fetch(api, { method: 'POST', headers, body });
    response.writeHead(answered.status, headers).end(await answered.text());
  }

  await listen(server, port);
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    hanging,
    takeAway: async (outage) => {
      if (outage === 'silent') silent = true;
      else await close(server);
    },
    giveBack: async () => {
      silent = false;
      if (!server.listening) await listen(server, port);
    },
  };
}
