import { LRUCache } from 'lru-cache';
import { PurgeLog } from '../page-cache/purge-log.ts';
import type { ToldPage, ToldPurge } from './functions.ts';

/** Bytes of an entry beside its record and its key. */
const OVERHEAD = 200;

/**
 * Finished pages that the primary process keeps for its workers: one renders a page, and all have it. Records are not
 * opened here, and their keys name the build, so that workers of two builds stand beside each other during a reload.
 */
export class PageShelf {
  readonly #pages: LRUCache<string, ToldPage>;
  readonly #purges = new PurgeLog();

  /**
   * @param maxBytes of all pages together; with 0 none are kept
   */
  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ record, key }) => record.length + 2 * key.length + OVERHEAD,
    });
  }

  get count(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  find(key: string, path: string): Uint8Array | undefined {
    const page = this.#pages.get(key);
    return page && page.bornAt > this.#purgedAt(path) ? page.record : undefined;
  }

  /** Keeps a page, unless it was purged on its way, or a newer one is there. */
  keep(page: ToldPage): void {
    const before = this.#pages.peek(page.key);
    if (before && before.bornAt >= page.bornAt) return;
    if (page.bornAt > this.#purgedAt(page.path)) this.#pages.set(page.key, page);
  }

  forget({ path, since }: ToldPurge): void {
    if (path === undefined) this.#purges.noteAll(since);
    else this.#purges.note(path, since);
  }

  #purgedAt(path: string): number {
    return this.#purges.freshnessOf(path)?.since ?? Number.NEGATIVE_INFINITY;
  }
}
