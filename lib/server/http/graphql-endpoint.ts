import type { IncomingMessage } from 'node:http';
import type { GraphqlApi } from '#lib/api/registry.ts';
import { acceptedEncodings } from './accept-encoding.ts';
import { compressFor } from './compress-for.ts';
import type { HookedResponse } from './hooked-response.ts';
import { sendPlain } from './plain-answer.ts';
import { LARGEST_BODY, tooLarge } from './request-limits.ts';
import { BodyTooLarge, toWebRequest } from './web-request.ts';
import { sendWebResponse } from './web-response.ts';

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
  for (const [name, value] of Object.entries(crossOrigin)) response.setHeader(name, value);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const answer = await api.fetch(await toWebRequest(request, LARGEST_BODY, gone.signal));
    response.setHeader('cache-control', 'no-store');
    response.beforeHead = () => compressFor(response, acceptedEncodings(request.headers['accept-encoding']));
    await sendWebResponse(answer, response, request.method === 'HEAD');
  } catch (error) {
    if (gone.signal.aborted) return;
    if (!(error instanceof BodyTooLarge)) throw error;
    sendPlain(response, tooLarge);
  }
}
