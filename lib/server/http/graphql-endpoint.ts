import type { IncomingMessage } from 'node:http';
import { sendNodeResponse } from '@whatwg-node/server';
import type { GraphqlApi } from '#lib/api/registry.ts';
import { acceptedEncodings } from './accept-encoding.ts';
import { compressFor } from './compress-for.ts';
import type { HookedResponse } from './hooked-response.ts';
import { sendPlain } from './plain-answer.ts';
import { LARGEST_BODY, tooLarge } from './request-limits.ts';
import { BodyTooLarge, toWebRequest } from './web-request.ts';

/** Everything the API tells is public and carries no visitor's data, so every site may read it. */
const crossOrigin: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, accept',
  'access-control-max-age': '86400',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Answers a call of the process's own GraphQL API; 404 where a remote API answers instead. */
export async function answerGraphql(
  request: IncomingMessage,
  response: HookedResponse,
  api: GraphqlApi | undefined,
): Promise<void> {
  if (!api) return sendPlain(response, { status: 404, text: 'Not found' });
  setHeaders(response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const answer = await api.fetch(await toWebRequest(request, LARGEST_BODY, gone.signal));
    const encodings = acceptedEncodings(request.headers['accept-encoding']);
    response.beforeHead = () => {
      setHeaders(response);
      return compressFor(response, encodings);
    };
    await sendNodeResponse(answer, response, request, false);
  } catch (error) {
    if (gone.signal.aborted) return;
    if (!(error instanceof BodyTooLarge)) throw error;
    sendPlain(response, tooLarge);
  }
}

/** Once for every answer, and once more over the headers of the API, which has its own notion of other origins. */
function setHeaders(response: HookedResponse): void {
  for (const [name, value] of Object.entries(crossOrigin)) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
}
