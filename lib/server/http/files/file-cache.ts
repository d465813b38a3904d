import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../wire/accept-encoding.ts';

/** The bytes of a file and their strong ETag, which is the same on every instance. */
export interface FileContent {
  readonly bytes: Buffer;
  readonly etag: string;
}

const MAX_CACHE_BYTES = 64 * 1024 * 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed once for many visitors, but the first one waits: hence not the highest quality, 11. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Reads static files, and keeps the most recently used in memory, up to 64 MB. */
export class FileCache {
  readonly #contents = new LRUCache<string, FileContent, Encoding | undefined>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (content) => Math.max(1, content.bytes.length),
    fetchMethod: (key, _, { context }) => readContent(key.slice(key.indexOf(':') + 1), context),
  });

  /** The file at `location`, compressed where an encoding is given; undefined when it was deleted since the start. */
  async read(location: string, compression?: Encoding): Promise<FileContent | undefined> {
    try {
      return await this.#contents.fetch(`${compression ?? ''}:${location}`, { context: compression });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
}

async function readContent(location: string, compression: Encoding | undefined): Promise<FileContent> {
  const bytes = await compress(await readFile(location), compression);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

async function compress(bytes: Buffer, compression: Encoding | undefined): Promise<Buffer> {
  if (!compression) return bytes;
  return compression === 'br' ? brotli(bytes, { params }) : zip(bytes, { level: 9 });
}
