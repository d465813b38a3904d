import type { Purge } from '../../shared/purge.ts';
import type { PageCopy } from '../page-copy.ts';

/** The page cache that several instances share. Only `purge` rejects. */
export interface SharedPages {
  /** Finds a page that was not purged; undefined where there is none, or no answer comes in time. */
  find(key: string, path: string): Promise<PageCopy | undefined>;
  /** Stores a page, in the background. */
  keep(key: string, copy: PageCopy): void;
  /**
   * Drops pages in all instances. Resolves to the number of pages that others report as dropped.
   * @throws Error where other instances cannot be notified
   */
  purge(purge: Purge): Promise<number>;
  /**
   * Registers a function that is called with the purges of other instances; it returns the number of pages dropped.
   */
  onPurge(forget: (purge: Purge) => number): void;
}
