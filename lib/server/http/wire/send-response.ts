import type { ServerResponse } from 'node:http';
import { randomBytes } from 'node:crypto';

/** A short answer in plain text. */
export interface TextResponse {
  readonly status: number;
  /** One line for visitors; never the message of an error. */
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Seconds after which a refused visitor asks again, spread over a few, so that not all come at once. */
export const secondsToRetry = (): string => String(2 + Math.floor(Math.random() * 4));

/** Sends a short text that no cache may store. */
export function sendText(response: ServerResponse, answer: TextResponse): void {
  const body = Buffer.from(`${answer.text}\n`);
  response.writeHead(answer.status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...answer.headers,
  });
  response.end(body);
}

/** Sends a small JSON document that no cache may store. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  response.end(body);
}

const acceptable = /^[\w-]{8,64}$/;

/** A random prefix of this process, so that ids of two processes differ. */
const process = randomBytes(9).toString('base64url');
let requests = 0;

/** The request id that a proxy sent, where it is safe to log and to send back; else a new one. */
export function requestId(given: string | string[] | undefined): string {
  if (typeof given === 'string' && acceptable.test(given)) return given;
  requests += 1;
  return `${process}-${requests.toString(36)}`;
}
