import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** A file's bytes and the strong tag that names exactly these bytes, the same on every instance. */
export interface FileContent {
  readonly bytes: Buffer;
  readonly etag: string;
}

const LARGEST_STORE = 64 * 1024 * 1024;

/** Reads served files, and keeps those in memory that were asked for last, up to 64 MB. */
export class FileStore {
  readonly #contents = new LRUCache<string, FileContent>({
    maxSize: LARGEST_STORE,
    sizeCalculation: (content) => Math.max(1, content.bytes.length),
    fetchMethod: (location) => readContent(location),
  });

  /** The file at `location`, or undefined when it was deleted since the start. */
  async read(location: string): Promise<FileContent | undefined> {
    try {
      return await this.#contents.fetch(location);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }
}

async function readContent(location: string): Promise<FileContent> {
  const bytes = await readFile(location);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}
