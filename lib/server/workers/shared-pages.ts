import { LRUCache } from 'lru-cache';
import { PurgeLog } from '../page-cache/purge-log.ts';
import type { PageMessage, PurgeMessage } from './functions.ts';

/** Estimated bytes of an entry besides its record and its key. */
const OVERHEAD = 200;

/**
 * The page cache of the primary process, which its workers share: one renders a page, and all have it. Records stay
 * serialised here. Their keys name the build, so that workers of two builds can run side by side during a reload.
 */
export class SharedPages {
  readonly #pages: LRUCache<string, PageMessage>;
  readonly #purges = new PurgeLog();

  /** @param maxBytes of all pages together; 0 keeps none */
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

  /** Stores a page, unless it was purged on its way here, or a newer one is stored. */
  keep(page: PageMessage): void {
    const before = this.#pages.peek(page.key);
    if (before && before.bornAt >= page.bornAt) return;
    if (page.bornAt > this.#purgedAt(page.path)) this.#pages.set(page.key, page);
  }

  forget({ path, since }: PurgeMessage): void {
    if (path === undefined) this.#purges.noteAll(since);
    else this.#purges.note(path, since);
  }

  #purgedAt(path: string): number {
    return this.#purges.freshnessOf(path)?.since ?? Number.NEGATIVE_INFINITY;
  }
}
