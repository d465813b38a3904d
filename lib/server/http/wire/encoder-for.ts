import type { ServerResponse } from 'node:http';
import type { Encoding } from './accept-encoding.ts';
import { createEncoder, isCompressible, type Encoder } from './encoder.ts';

/**
 * The encoder for an answer whose headers are set but not sent; undefined where it is sent uncompressed. Sets the
 * headers that go with the choice.
 */
export function encoderFor(response: ServerResponse, accepted: readonly Encoding[]): Encoder | undefined {
  const length = response.getHeader('content-length');
  const head = {
    status: response.statusCode,
    type: String(response.getHeader('content-type') ?? ''),
    length: length === undefined ? undefined : Number(length),
    encoded: response.hasHeader('content-encoding'),
  };
  if (!isCompressible(head)) return undefined;
  const vary = response.getHeader('vary');
  response.setHeader('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
  const [encoding] = accepted;
  if (!encoding || response.req.method === 'HEAD') return undefined;
  response.removeHeader('content-length');
  response.setHeader('content-encoding', encoding);
  return createEncoder(encoding);
}
