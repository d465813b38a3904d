import type { Purge } from '../../shared/purge.ts';
import type { PageCopy } from '../page-copy.ts';

/** Finished pages that several instances of the site share. None of these rejects but `purge`. */
export interface SharedPages {
  /** Finds a page, unless it was purged; undefined where there is none, or no answer comes in time. */
  find(key: string, path: string): Promise<PageCopy | undefined>;
  /** Keeps a page, sooner or later. */
  keep(key: string, copy: PageCopy): void;
  /**
   * Forgets pages in all instances. Resolves to the number that others dropped, as far as they tell.
   * @throws Error where that cannot be said to the others
   */
  purge(purge: Purge): Promise<number>;
  /** Has this called with what other instances purge; it says how many pages were dropped. */
  onPurge(forget: (purge: Purge) => number): void;
}
