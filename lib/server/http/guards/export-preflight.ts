import type { ServerResponse } from 'node:http';

/** The CORS permissions of exports: scripts of other sites may read them, and ask whether they have changed. */
const PREFLIGHT: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'if-none-match, accept, content-type',
  'access-control-max-age': '86400',
};

/** Answers the CORS preflight request for a page in another format. */
export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, PREFLIGHT).end();
}
