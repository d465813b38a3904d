import type { IncomingMessage } from 'node:http';
import { endsInFormat, readSharedAddress } from '#lib/url/export-address.ts';
import type { TextResponse } from '../wire/send-response.ts';

/** Characters of a request's address; every filter of the site set at once needs a third of it. */
export const MAX_URL_LENGTH = 4096;

/** Bytes of a GraphQL request; the longest document of the site is a tenth of it. */
export const MAX_BODY_BYTES = 100 * 1024;

/** Milliseconds in which such a request has to be here. */
export const LONGEST_BODY = 30_000;

/** True for the address of the API, which many programs have with a slash at its end. */
export const isApiPath = (path: string): boolean => path === '/graphql' || path === '/graphql/';

/** True for the address to which assistants send their messages. */
export const isAssistantPath = (path: string): boolean => path === '/mcp';

/** The parts of a request that decide whether it is answered at all. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const bodyTypes = new Set(['application/json', 'application/graphql']);

export const malformed: TextResponse = { status: 400, text: 'Bad request' };

/**
 * True if a request names two hosts or none that can be one: a proxy may have read another one than we do. HTTP/1.0
 * needs no host.
 */
export function hasBadHost({
  rawHeaders,
  headers: { host = '' },
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean {
  // Of two hosts `headers` holds the first. Names and values by turns.
  const isHost = (text: string, at: number) => at % 2 === 0 && /^host$/i.test(text);
  return rawHeaders.filter(isHost).length > 1 || /[\s,/?#@\\]/.test(host);
}

/** The answer to a request that is refused unread, such as one with an address that is too long; null for any other. */
export function refusal(request: RequestHead): TextResponse | null {
  const url = request.url ?? '';
  if (url.length > MAX_URL_LENGTH) return { status: 414, text: 'Address too long' };
  const path = pathOf(url);
  if (!isSoundPath(path)) return malformed;
  if (isApiPath(path)) return refusedCall(request);
  return isAssistantPath(path) ? refusedMessage(request) : refusedReading(request, path);
}

/** The path of a request's address, still encoded. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** True if the path is rooted here and decodes; `//host` would be read as another server's address. */
function isSoundPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Addresses without a format that scripts of other sites read. */
const OTHERS_FOR_SCRIPTS: ReadonlySet<string> = new Set(['/oembed', '/live']);

function refusedReading(request: RequestHead, path: string): TextResponse | null {
  const isForScripts = endsInFormat(path) || readSharedAddress(path) !== null || OTHERS_FOR_SCRIPTS.has(path);
  const methods = isForScripts ? ['GET', 'HEAD', 'OPTIONS'] : ['GET', 'HEAD'];
  if (!methods.includes(request.method ?? '')) return notAllowed(methods.join(', '));
  return hasBody(request) ? tooLarge : null;
}

/** A message of an assistant says how long it is, so that none is read that is too long. */
function refusedMessage(request: RequestHead): TextResponse | null {
  switch (request.method) {
    case 'GET':
    case 'HEAD':
    case 'OPTIONS':
      return hasBody(request) ? tooLarge : null;
    case 'POST':
      return 'transfer-encoding' in request.headers ? lengthRequired : refusedBody(request);
    default:
      return notAllowed('POST, OPTIONS');
  }
}

function refusedCall(request: RequestHead): TextResponse | null {
  switch (request.method) {
    case 'GET':
    case 'HEAD':
    case 'OPTIONS':
      return hasBody(request) ? tooLarge : null;
    case 'POST':
      return refusedBody(request);
    default:
      return notAllowed('GET, HEAD, POST, OPTIONS');
  }
}

function refusedBody(request: RequestHead): TextResponse | null {
  const [type] = (request.headers['content-type'] ?? '').split(';');
  if (!bodyTypes.has(type?.trim().toLowerCase() ?? '')) {
    return {
      status: 415,
      text: 'Send the body as application/json.',
      headers: { 'accept-post': 'application/json' },
    };
  }
  const { 'content-encoding': coding = 'identity' } = request.headers;
  if (coding !== 'identity') {
    return { status: 415, text: 'Send the body uncompressed.', headers: { 'accept-encoding': 'identity' } };
  }
  return Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES ? tooLarge : null;
}

/** True if a request has a body. */
function hasBody(request: RequestHead): boolean {
  return Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers;
}

/** The answer to a body beyond the limit. It closes the connection: otherwise the rest would have to be read. */
export const tooLarge: TextResponse = {
  status: 413,
  text: 'Request too large',
  headers: { connection: 'close' },
};

/** The answer to a body that does not say how long it is. */
const lengthRequired: TextResponse = {
  status: 411,
  text: 'Say how long the message is (Content-Length).',
  headers: { connection: 'close' },
};

/** The answer to a body that has not come in time. */
export const tooSlow: TextResponse = {
  status: 408,
  text: 'Request too slow',
  headers: { connection: 'close' },
};

function notAllowed(allow: string): TextResponse {
  return { status: 405, text: 'Method not allowed', headers: { allow, connection: 'close' } };
}
