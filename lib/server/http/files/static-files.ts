import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, type Encoding } from '../wire/encoder.ts';
import type { ServedFile } from './file-index.ts';
import { isKnownTag } from '#lib/entity-tag.ts';
import { sendText } from '../wire/send-response.ts';
import { pathOf } from '../guards/request-limits.ts';

/** Answers a request when its address is that of a file, and says whether it did. */
export type FileHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Serves the files of an index, compressed as they were when the site was built. Not `sirv`: it opens the file for each
 * request (98 KB compressed: 1,300 to 3,100 requests a second against 9,300 to 10,100 here; 8 KB: 6,500 to 7,400
 * against 19,600 to 25,300), sends brotli to those who refuse it with `br;q=0`, and its tags differ between instances.
 */
export function createFileHandler(files: ReadonlyMap<string, ServedFile>): FileHandler {
  const cache = new FileCache();
  return async (request, response) => {
    const path = decodeURIComponent(pathOf(request.url ?? ''));
    const file = files.get(path);
    if (file && !file.withheld) await sendFile(request, response, file, cache);
    else if (file || path.startsWith('/_next/static/'))
      sendText(response, { status: 404, text: 'Not found' });
    else return false;
    return true;
  };
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  cache: FileCache,
): Promise<void> {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const encoding = accepted.find((name) => isMade(file, name));
  const copy = encoding && file.encoded[encoding];
  const content = await (copy ? cache.read(copy) : cache.read(file.location, encoding));
  if (!content) return sendText(response, { status: 404, text: 'Not found' });
  response.setHeader('cache-control', file.cacheControl);
  if (file.shared) {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
  }
  response.setHeader('etag', content.etag);
  if (isMade(file, 'br') || isMade(file, 'gzip')) response.setHeader('vary', 'accept-encoding');
  if (isKnownTag(request.headers['if-none-match'], content.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(200, { 'content-type': file.type, 'content-length': content.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : content.bytes);
}

/** True if the file has a copy in the encoding: the build made it, or the first request makes it. */
function isMade(file: ServedFile, encoding: Encoding): boolean {
  return file.encoded[encoding] !== undefined || file.compressible;
}

/** The bytes of a file and their strong ETag, which is the same on every instance. */
interface FileContent {
  readonly bytes: Buffer;
  readonly etag: string;
}

const MAX_CACHE_BYTES = 64 * 1024 * 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed once for many visitors, but the first one waits: hence not the highest quality, 11. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Reads static files, and keeps the most recently used in memory, up to 64 MB. */
class FileCache {
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
