import type { Purge } from '../../shared/purge.ts';
import type { PageCopy } from '../page-copy.ts';
import type { SharedPages } from './shared-pages.ts';

/** A shared page cache in two levels: the processes of this machine first, then other machines. */
export class TwoStores implements SharedPages {
  readonly #near: SharedPages;
  readonly #far: SharedPages;

  constructor(near: SharedPages, far: SharedPages) {
    this.#near = near;
    this.#far = far;
  }

  /** Finds a page on this machine; asks other machines where that one is missing or no longer fresh. */
  async find(key: string, path: string): Promise<PageCopy | undefined> {
    const near = await this.#near.find(key, path);
    if (near && performance.now() < near.age.freshUntil) return near;
    const far = await this.#far.find(key, path);
    if (far && (!near || far.age.bornAt > near.age.bornAt)) {
      this.#near.keep(key, far);
      return far;
    }
    return near;
  }

  keep(key: string, copy: PageCopy): void {
    this.#near.keep(key, copy);
    this.#far.keep(key, copy);
  }

  async purge(purge: Purge): Promise<number> {
    const dropped = await this.#near.purge(purge);
    return dropped + (await this.#far.purge(purge));
  }

  /** Applies purges of other machines to this machine's level as well. */
  onPurge(forget: (purge: Purge) => number): void {
    this.#near.onPurge(forget);
    this.#far.onPurge((purge) => {
      void this.#near.purge(purge).catch(() => undefined);
      return forget(purge);
    });
  }
}
