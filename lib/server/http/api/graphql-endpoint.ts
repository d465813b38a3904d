import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendNodeResponse } from '@whatwg-node/server';
import type { GraphqlApi } from '#lib/api/registry.ts';
import { encoderFor } from '../wire/encoder-for.ts';
import type { CompressingResponse } from '../wire/compressing-response.ts';
import { sendJson, type TextResponse } from '../wire/send-response.ts';
import { crossOrigin } from '../guards/cross-origin.ts';
import { LONGEST_BODY, MAX_BODY_BYTES, tooLarge, tooSlow } from '../guards/request-limits.ts';
import { BodyTooLarge, toWebRequest } from '../wire/web-request.ts';

const HEADERS = { ...crossOrigin('GET, POST, OPTIONS'), 'cross-origin-resource-policy': 'cross-origin' };

/** The codes of errors by status; that of all others is BAD_REQUEST. */
const CODES: Readonly<Record<number, string>> = {
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

/** Answers a call of the process's own GraphQL API; 404 where a remote API answers instead. */
export async function answerGraphql(
  request: IncomingMessage,
  response: CompressingResponse,
  api: GraphqlApi | undefined,
): Promise<void> {
  if (!api) return refuseCall(response, { status: 404, text: 'Not found' });
  setHeaders(response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const gone = new AbortController();
  const late = setTimeout(() => {
    if (!response.headersSent) refuseCall(response, tooSlow);
  }, LONGEST_BODY);
  response.once('close', () => {
    clearTimeout(late);
    gone.abort();
  });
  try {
    const asked = await toWebRequest(request, MAX_BODY_BYTES, gone.signal).finally(() => clearTimeout(late));
    const answer = await api.fetch(asked);
    const encode = encoderFor(request, response);
    response.onHeaders = () => {
      setHeaders(response);
      return encode();
    };
    await sendNodeResponse(answer, response, request, false);
  } catch (error) {
    if (gone.signal.aborted) return;
    if (!(error instanceof BodyTooLarge)) throw error;
    refuseCall(response, tooLarge);
  }
}

/** Refuses a call with an error in the form of GraphQL. */
export function refuseCall(response: ServerResponse, { status, text, headers = {} }: TextResponse): void {
  setHeaders(response);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  sendJson(response, status, {
    errors: [{ message: text, extensions: { code: CODES[status] ?? 'BAD_REQUEST' } }],
  });
}

/** Sets the headers of every answer, and sets them again over those of the API, whose own CORS rules differ. */
function setHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
}
