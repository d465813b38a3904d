import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { AlertEntry } from '#graphql/sql/alerts/outbox.ts';

/** An alert as a plain JSON target gets it. */
export interface ReceivedAlert extends AlertEntry {
  readonly id: string;
  readonly rule: string;
}

/** A request that a fake webhook has got. */
export interface Received {
  readonly path: string;
  readonly key: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly body: Readonly<Record<string, unknown>> & { readonly alerts?: readonly ReceivedAlert[] };
}

/** An answer of a fake webhook, which may break the connection instead of sending it; it hangs where that is null. */
export type FakeAnswer = {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly breaks?: boolean;
} | null;

/** A webhook on this machine that notes what it gets. */
export interface FakeWebhook {
  readonly host: string;
  readonly url: string;
  /** All requests. */
  readonly received: readonly Received[];
  /** Those that it took: its answer was a success. */
  readonly taken: readonly Received[];
  close(): void;
}

/** Starts a webhook that answers as it is told to. */
export async function startFakeWebhook(
  answer: (received: Received) => FakeAnswer = () => ({ status: 204 }),
): Promise<FakeWebhook> {
  const [received, taken]: [Received[], Received[]] = [[], []];
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const key = String(request.headers['idempotency-key']);
      const one: Received = { path: request.url ?? '', key, at: Date.now(), body };
      received.push(one);
      const given = answer(one);
      if (given?.status !== undefined && given.status < 300) taken.push(one);
      if (given?.breaks) request.socket.destroy();
      else if (given) send(response, given);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { host, url: `http://${host}/hook`, received, taken, close };
}

function send(response: ServerResponse, { status, headers = {} }: NonNullable<FakeAnswer>): void {
  response.writeHead(status, headers).end();
}

async function bodyOf(request: IncomingMessage): Promise<Received['body']> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text === '' ? {} : JSON.parse(text);
}
