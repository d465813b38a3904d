import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

/** Compressed bytes of all files together: those of a million characters are an eighth of it. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A file that is made. */
export interface KeptSitemap {
  /** All of it, compressed with gzip. */
  readonly bytes: Uint8Array;
  readonly etag: string;
  /** The time when it was made, by the clock of the shelf's owner. */
  readonly madeAt: number;
}

/** The most recently used files, by name. */
export type SitemapShelf = LRUCache<string, KeptSitemap>;

/** A shelf of files, bounded by their bytes. */
export const createSitemapShelf = <File extends Pick<KeptSitemap, 'bytes'> = KeptSitemap>(
  maxBytes: number = MAX_BYTES,
): LRUCache<string, File> =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes.length) });

/** A file to keep, with the tag that names its content. */
export const keptSitemap = (bytes: Uint8Array, madeAt: number): KeptSitemap => ({
  bytes,
  etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
  madeAt,
});
