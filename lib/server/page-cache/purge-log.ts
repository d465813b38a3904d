import { LRUCache } from 'lru-cache';
import type { Freshness } from '#lib/request-context.ts';
import { pathOf } from '../http/guards/request-limits.ts';

/**
 * The number of purged paths to remember; purges older than the lifetime of every answer have no effect in any case.
 */
const MOST_PATHS = 10_000;

/** Remembers since when which pages may only be made of new answers. Milliseconds of the monotonic clock. */
export class PurgeLog {
  #everywhere = Number.NEGATIVE_INFINITY;
  readonly #paths = new LRUCache<string, number>({ max: MOST_PATHS });

  /** All pages are made of answers since then. */
  noteAll(since: number): void {
    this.#everywhere = Math.max(this.#everywhere, since);
  }

  /** Notes a purge: pages of the path, whatever their query, need answers requested since then. */
  note(path: string, since: number): void {
    this.#paths.set(path, since);
  }

  /** Returns the freshness required of the answers on the page at an address; undefined where nothing was purged. */
  freshnessOf(address: string): Freshness | undefined {
    const since = Math.max(this.#everywhere, this.#paths.get(pathOf(address)) ?? Number.NEGATIVE_INFINITY);
    return since === Number.NEGATIVE_INFINITY ? undefined : { since };
  }
}
