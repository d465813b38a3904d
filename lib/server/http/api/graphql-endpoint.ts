import type { IncomingMessage } from 'node:http';
import { sendNodeResponse } from '@whatwg-node/server';
import type { GraphqlApi } from '#lib/api/registry.ts';
import { encoderFor } from '../wire/encoder-for.ts';
import type { CompressingResponse } from '../wire/compressing-response.ts';
import { sendText } from '../wire/send-response.ts';
import { MAX_BODY_BYTES, tooLarge } from '../guards/request-limits.ts';
import { BodyTooLarge, toWebRequest } from '../wire/web-request.ts';

/** CORS headers: all answers of the API are public and carry no visitor's data, so every site may read them. */
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
  response: CompressingResponse,
  api: GraphqlApi | undefined,
): Promise<void> {
  if (!api) return sendText(response, { status: 404, text: 'Not found' });
  setHeaders(response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const answer = await api.fetch(await toWebRequest(request, MAX_BODY_BYTES, gone.signal));
    const encode = encoderFor(request, response);
    response.onHeaders = () => {
      setHeaders(response);
      return encode();
    };
    await sendNodeResponse(answer, response, request, false);
  } catch (error) {
    if (gone.signal.aborted) return;
    if (!(error instanceof BodyTooLarge)) throw error;
    sendText(response, tooLarge);
  }
}

/** Sets the headers of every answer, and sets them again over those of the API, whose own CORS rules differ. */
function setHeaders(response: CompressingResponse): void {
  for (const [name, value] of Object.entries(crossOrigin)) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
}
