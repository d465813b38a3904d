import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings } from './accept-encoding.ts';
import { createEncoder, isCompressible, type Encoder } from './encoder.ts';

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
