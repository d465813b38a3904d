import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';

import { env } from '#lib/env.ts';
import { withoutBudget } from '#lib/page-budget.ts';

import { newServer } from './tools.ts';

const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

const refusal = (status: number, text: string, more: Readonly<Record<string, string>> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { ...HEADERS, ...more, 'content-type': 'text/plain; charset=utf-8' },
  });

/**
 * Answers one message of the Model Context Protocol (streamable HTTP). There are no sessions: each message is answered
 * by itself, as JSON. Several messages at once are refused, since the limits count requests.
 */
export async function POST(request: Request): Promise<Response> {
  if (!env().MCP) return refusal(404, 'Not found');
  const parsedBody: unknown = await request.json().catch(() => undefined);
  if (typeof parsedBody !== 'object' || parsedBody === null || Array.isArray(parsedBody)) {
    return refusal(400, 'Send one message as JSON');
  }
  return withoutBudget(async () => {
    const server = newServer();
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const answer = await transport.handleRequest(request, { parsedBody });
      const headers = new Headers(answer.headers);
      for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
      const body = answer.status === 202 || answer.status === 204 ? null : await answer.text();
      return new Response(body, { status: answer.status, headers });
    } finally {
      await server.close();
    }
  });
}

/** There is no stream of messages to clients: nothing is sent that was not asked for. */
export const GET = (): Response =>
  env().MCP ? refusal(405, 'Send a message with POST', { allow: 'POST' }) : refusal(404, 'Not found');
