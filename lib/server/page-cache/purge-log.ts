import { LRUCache } from 'lru-cache';
import type { Freshness } from '#lib/request-context.ts';
import { pathOf } from '../http/guards/request-limits.ts';

/**
 * The number of purged paths to remember; purges older than the lifetime of every answer have no effect in any case.
 */
const MOST_PATHS = 10_000;

/** Remembers purges: from which instant on the answers of a page must date. In milliseconds of the monotonic clock. */
export class PurgeLog {
  #everywhere = Number.NEGATIVE_INFINITY;
  readonly #paths = new LRUCache<string, number>({ max: MOST_PATHS });

  /** Notes a purge of all pages: their answers must be requested since then. */
  noteAll(since: number): void {
    this.#everywhere = Math.max(this.#everywhere, since);
  }

  /** Notes a purge of a path, with any query: answers of its pages must be requested since then. */
  note(path: string, since: number): void {
    this.#paths.set(path, since);
  }

  /** Returns the freshness required of the answers on the page at an address; undefined where nothing was purged. */
  freshnessOf(address: string): Freshness | undefined {
    const since = Math.max(this.#everywhere, this.#paths.get(pathOf(address)) ?? Number.NEGATIVE_INFINITY);
    return since === Number.NEGATIVE_INFINITY ? undefined : { since };
  }
}
