import type { ServerResponse } from 'node:http';
import { sendText, type TextResponse } from '../wire/send-response.ts';
import { isAssistantPath } from './request-limits.ts';

/** Headers that programs in a browser send: those of our formats, of GraphQL clients, and of traces. */
const ALLOWED_HEADERS = [
  'content-type',
  'mcp-protocol-version',
  'accept',
  'if-none-match',
  'last-event-id',
  'authorization',
  'apollographql-client-name',
  'apollographql-client-version',
  'apollo-require-preflight',
  'traceparent',
  'tracestate',
  'x-requested-with',
].join(', ');

/** Lets scripts of every site read an answer, and when to ask again. */
const READABLE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, ratelimit, ratelimit-policy',
} as const;

/** The CORS headers of what is public and carries no visitor's data: scripts of every site may read it. */
export const crossOrigin = (methods: string): Readonly<Record<string, string>> => ({
  ...READABLE,
  'access-control-allow-methods': methods,
  'access-control-allow-headers': ALLOWED_HEADERS,
  'access-control-max-age': '86400',
});

/** Answers the CORS preflight request for a page in another format, or for a message of an assistant. */
export function answerPreflight(response: ServerResponse, path: string): void {
  response.writeHead(204, crossOrigin(isAssistantPath(path) ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS')).end();
}

/** Refuses with a line of text that scripts of every site may read. */
export function refuseReadably(response: ServerResponse, answer: TextResponse): void {
  sendText(response, { ...answer, headers: { ...READABLE, ...answer.headers } });
}
