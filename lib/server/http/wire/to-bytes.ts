/** Converts a chunk of a body to bytes. @throws TypeError for anything but text or bytes */
export function toBytes(chunk: unknown, encoding: unknown): Buffer | Uint8Array {
  if (typeof chunk === 'string') {
    return Buffer.from(
      chunk,
      typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
    );
  }
  if (chunk instanceof Uint8Array) return chunk;
  throw new TypeError('A response body is text or bytes');
}
