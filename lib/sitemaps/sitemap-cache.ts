import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ProcessWide } from '#lib/process-wide.ts';
import type { WrittenSitemap } from './write-sitemap.ts';

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

/** A finished file, as processes of the site give it to each other. */
export interface SharedSitemap extends WrittenSitemap {
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

/** Finished files that several processes share. Neither function rejects. */
export interface SharedSitemaps {
  find(name: string): Promise<SharedSitemap | undefined>;
  /** Keeps a file, sooner or later. */
  keep(name: string, sitemap: SharedSitemap): void;
}

const shared = new ProcessWide<SharedSitemaps>('shared-sitemaps');

/** Offers the files of other processes to this one; `undefined` withdraws them. */
export function registerSharedSitemaps(sitemaps: SharedSitemaps | undefined): void {
  shared.set(sitemaps);
}

/** The files of all processes; undefined where each makes its own. */
export const registeredSitemaps = (): SharedSitemaps | undefined => shared.get();
