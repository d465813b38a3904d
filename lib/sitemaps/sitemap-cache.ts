import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

/** Compressed bytes of all files together: those of a million characters are an eighth of it. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A complete sitemap file. */
export interface CachedSitemap {
  /** All of it, compressed with gzip. */
  readonly bytes: Uint8Array;
  readonly etag: string;
  /** The time when it was made, by the clock of the cache's owner. */
  readonly madeAt: number;
}

/** The most recently used files, by name. */
export type SitemapCache = LRUCache<string, CachedSitemap>;

/** Creates a cache of files, bounded by their bytes. */
export const createSitemapCache = <File extends Pick<CachedSitemap, 'bytes'> = CachedSitemap>(
  maxBytes: number = MAX_BYTES,
): LRUCache<string, File> =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes.length) });

/** A file to keep, with the tag that names its content. */
export const cachedSitemap = (bytes: Uint8Array, madeAt: number): CachedSitemap => ({
  bytes,
  etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
  madeAt,
});
