import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

export type Encoder = BrotliCompress | Gzip;

/** Compresses an answer while it is made: with low effort, and a window of 256 KB of memory instead of 4 MB. */
export function createEncoder(encoding: Encoding): Encoder {
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
