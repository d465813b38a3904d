import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendNodeResponse } from '@whatwg-node/server';
import type { GraphqlApi } from '#lib/api/registry.ts';
import { encoderFor } from '../wire/encoder.ts';
import type { CompressingResponse } from '../wire/compressing-response.ts';
import { sendJson, type TextResponse } from '../wire/send-response.ts';
import { crossOrigin } from '../guards/cross-origin.ts';
import { LONGEST_BODY, MAX_BODY_BYTES, tooLarge, tooSlow } from '../guards/request-limits.ts';

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
    response.isWhole = () => !isStream(response);
    await sendNodeResponse(answer, response, request, false);
  } catch (error) {
    if (gone.signal.aborted) return;
    if (!(error instanceof BodyTooLarge)) throw error;
    refuseCall(response, tooLarge);
  }
}

/** True for an answer that comes in parts, such as server-sent events. */
const isStream = (response: ServerResponse): boolean =>
  /^(?:text\/event-stream|multipart\/)/.test(String(response.getHeader('content-type') ?? ''));

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

/** The body is larger than allowed. */
class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * Converts a request to the web's `Request`, with its body read completely. Why not `normalizeNodeRequest`, whose
 * counterpart sends the answers: it has no limit, and streaming the body takes a third longer (1,650 to 2,390 calls a
 * second against 2,920 to 3,160).
 * @throws BodyTooLarge beyond `largestBody` bytes, whatever length was announced
 */
async function toWebRequest(
  message: IncomingMessage,
  largestBody: number,
  signal: AbortSignal,
): Promise<Request> {
  const body = message.method === 'POST' ? await readBody(message, largestBody) : null;
  // The host a visitor names is of no use to the API, and may be anything.
  const url = new URL(message.url ?? '/', 'http://localhost');
  // HEAD is GET without the body, which Node leaves out; the API itself knows GET and POST alone.
  const method = message.method === 'POST' ? 'POST' : 'GET';
  return new Request(url, { method, headers: webHeaders(message), body, signal });
}

async function readBody(message: IncomingMessage, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of message.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(piece)) throw new TypeError('A request body is read as bytes');
    size += piece.length;
    if (size > largest) throw new BodyTooLarge(`more than ${largest} bytes`);
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

function webHeaders(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value === undefined) continue;
    for (const single of Array.isArray(value) ? value : [value]) headers.append(name, single);
  }
  return headers;
}
