import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

export type Encoder = BrotliCompress | Gzip;

/** The encodings that a client accepts, our preferred one first; `q=0` excludes one. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const ours: Encoding[] = ['br', 'gzip'];
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(ours);
  return ours.filter((encoding) => accepted.includes(encoding));
}

/** Compresses an answer while it is made: with low effort, and a window of 256 KB of memory instead of 4 MB. */
function createEncoder(encoding: Encoding): Encoder {
  if (encoding === 'gzip') return createGzip({ level: 5 });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

const compressible = /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript)\b|image\/svg)/;

/** True if a media type is text, which compresses well. */
export function isText(type: string): boolean {
  return compressible.test(type);
}

/** Below this many bytes the headers weigh more than what compression saves. */
export const MIN_COMPRESSED_BYTES = 1024;

/** True if compression pays for a response, by its headers as far as they are known. */
export function isCompressible(head: {
  status: number;
  type: string;
  length: number | undefined;
  encoded: boolean;
}): boolean {
  if (head.encoded || head.status === 204 || head.status === 304 || head.status === 206) return false;
  if (head.length !== undefined && head.length < MIN_COMPRESSED_BYTES) return false;
  return isText(head.type);
}

/**
 * Prepares the compression of an answer. The returned function is called when its headers are set but not sent: it sets
 * the headers that go with the encoding, and returns the encoder, or undefined where the body is sent as it is. Each
 * encoding has an ETag of its own, since the bytes differ (RFC 9110, 8.8.3.3); whatever makes the answer sees tags of
 * the content alone.
 */
export function encoderFor(request: IncomingMessage, response: ServerResponse): () => Encoder | undefined {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const known = request.headers['if-none-match'] ?? '';
  if (encoding && known) request.headers['if-none-match'] = known.replaceAll(`-${encoding}"`, '"');
  return () => {
    const tag = String(response.getHeader('etag') ?? '').replace(/"$/, `-${encoding}"`);
    const isKnown =
      response.statusCode === 304 && encoding !== undefined && tag !== '' && known.includes(tag);
    if (!isKnown && !isCompressible(headOf(response))) return undefined;
    const vary = response.getHeader('vary');
    response.setHeader('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    if (!encoding) return undefined;
    if (tag) response.setHeader('etag', tag);
    if (isKnown) return undefined;
    response.removeHeader('content-length');
    response.setHeader('content-encoding', encoding);
    return request.method === 'HEAD' ? undefined : createEncoder(encoding);
  };
}

/** The headers that compression depends on, as far as they are known. */
function headOf(response: ServerResponse) {
  const length = response.getHeader('content-length');
  return {
    status: response.statusCode,
    type: String(response.getHeader('content-type') ?? ''),
    length: length === undefined ? undefined : Number(length),
    encoded: response.hasHeader('content-encoding'),
  };
}
