import { LRUCache } from 'lru-cache';
import type { Freshness } from '#lib/request-context.ts';
import { pathOf } from '../http/request-limits.ts';

/** Paths whose purge is remembered; what is older than any answer is good for has no effect in any case. */
const MOST_PATHS = 10_000;

/** Remembers since when which pages may only be made of new answers. Milliseconds of the monotonic clock. */
export class PurgeLog {
  #everywhere = Number.NEGATIVE_INFINITY;
  readonly #paths = new LRUCache<string, number>({ max: MOST_PATHS });

  /** All pages are made of answers since then. */
  noteAll(since: number): void {
    this.#everywhere = Math.max(this.#everywhere, since);
  }

  /** The pages of a path, whatever their query, are made of answers since then. */
  note(path: string, since: number): void {
    this.#paths.set(path, since);
  }

  /** Returns the freshness required of the answers on the page at an address; undefined where nothing was purged. */
  freshnessOf(address: string): Freshness | undefined {
    const since = Math.max(this.#everywhere, this.#paths.get(pathOf(address)) ?? Number.NEGATIVE_INFINITY);
    return since === Number.NEGATIVE_INFINITY ? undefined : { since };
  }
}
