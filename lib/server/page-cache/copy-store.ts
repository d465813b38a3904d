import { LRUCache } from 'lru-cache';
import type { PageQuestion } from '../http/guards/normalise-request.ts';
import { pathOf } from '../http/guards/request-limits.ts';
import type { PageCopy } from './page-copy.ts';

/** The cache key of a page: its representation, a blank, its address. */
export const keyOf = ({ address, representation }: PageQuestion): string => `${representation} ${address}`;

/** The path of the page that a key is of. */
export const pathOfKey = (key: string): string => pathOf(key.slice(key.indexOf(' ') + 1));

/** The cache entry of one page. */
export interface KeptPage {
  /** The last complete rendering, however old. */
  readonly copy: PageCopy;
  /** The stale fallback, for a page that is too old and could not be rendered again. */
  standIn?: { readonly copy: PageCopy; readonly until: number } | undefined;
  /** The time before which no background revalidation starts, since the last one failed. */
  retryAt: number;
}

/** Shares of the memory: for pages requested again, for all others, and for pages that do not exist. */
const SHARES = { wanted: 0.75, seen: 0.2, missing: 0.05 } as const;

type MemoryShare = keyof typeof SHARES;

const NOT_FOUND = 404;

/**
 * Stores pages by their keys, bounded by their bytes. Pages requested once are kept apart from those requested again,
 * and missing ones from both: a crawl over all addresses evicts nothing that visitors come for. A single LRU cache
 * would not do: 100,000 addresses of 10 KB each, requested in turn, leave nothing else in 128 MB.
 */
export class CopyStore {
  readonly #parts: Readonly<Record<MemoryShare, LRUCache<string, KeptPage>>>;

  /** @param maxBytes of all pages together */
  constructor(maxBytes: number) {
    const part = (share: number) =>
      new LRUCache<string, KeptPage>({
        maxSize: Math.max(1, Math.floor(maxBytes * share)),
        sizeCalculation: sizeOf,
      });
    this.#parts = {
      wanted: part(SHARES.wanted),
      seen: part(SHARES.seen),
      missing: part(SHARES.missing),
    };
  }

  /** Finds a page, and counts it as requested again. */
  find(key: string): KeptPage | undefined {
    const { wanted, seen, missing } = this.#parts;
    const page = wanted.get(key);
    if (page) return page;
    const again = seen.get(key);
    if (!again) return missing.get(key);
    seen.delete(key);
    wanted.set(key, again);
    return again;
  }

  /** Finds a page, and does not count it as requested. */
  peek(key: string): KeptPage | undefined {
    const { wanted, seen, missing } = this.#parts;
    return wanted.peek(key) ?? seen.peek(key) ?? missing.peek(key);
  }

  keep(key: string, copy: PageCopy): KeptPage {
    const part = this.#partFor(key, copy);
    for (const other of Object.values(this.#parts)) if (other !== part) other.delete(key);
    const page = { copy, retryAt: 0 };
    part.set(key, page);
    return page;
  }

  #partFor(key: string, copy: PageCopy): LRUCache<string, KeptPage> {
    const { wanted, seen, missing } = this.#parts;
    if (copy.content.status === NOT_FOUND) return missing;
    return wanted.has(key) ? wanted : seen;
  }

  /** Updates the size of an entry, after its page got another encoding. */
  measure(key: string): void {
    for (const part of Object.values(this.#parts)) {
      const page = part.peek(key);
      // Setting an existing entry would not measure it again.
      if (page && part.delete(key)) part.set(key, page);
    }
  }

  /** Drops the pages that match, and returns their number. */
  drop(matches: (key: string, copy: PageCopy) => boolean): number {
    let dropped = 0;
    for (const part of Object.values(this.#parts)) {
      for (const [key, { copy }] of Array.from(part.entries())) {
        if (matches(key, copy) && part.delete(key)) dropped += 1;
      }
    }
    return dropped;
  }

  get bytes(): number {
    return Object.values(this.#parts).reduce((sum, part) => sum + part.calculatedSize, 0);
  }

  get count(): number {
    return Object.values(this.#parts).reduce((sum, part) => sum + part.size, 0);
  }
}

function sizeOf({ copy, standIn }: KeptPage, key: string): number {
  return copy.size + (standIn?.copy.size ?? 0) + 2 * key.length;
}
