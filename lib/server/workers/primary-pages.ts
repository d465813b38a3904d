import type { BirpcReturn } from 'birpc';
import { within } from '#lib/within.ts';
import type { PolicyOrigins } from '../page-cache/make-copy.ts';
import type { PageCopy } from '../page-cache/page-copy.ts';
import { pathOfKey } from '../page-cache/page-key.ts';
import { readPageRecord, writePageRecord } from '../page-cache/shared/page-record.ts';
import type { SharedPages } from '../page-cache/shared/shared-pages.ts';
import { fromEpoch, toEpoch } from '../shared/epoch.ts';
import type { Purge } from '../shared/purge.ts';
import type { PrimaryFunctions, PurgeMessage, WorkerFunctions } from './functions.ts';

/** The functions of the primary process, as a worker calls them. */
export type Primary = BirpcReturn<PrimaryFunctions, WorkerFunctions>;

/** Milliseconds to wait for the primary process; after that the page is rendered without it. */
const PATIENCE = 200;

interface PrimaryPagesOptions {
  /** Prefix of all keys: what pages depend on besides their addresses. */
  readonly namespace: string;
  readonly origins: PolicyOrigins;
  /** Milliseconds that a visitor waits for the primary process at most. */
  readonly patience?: number;
}

/** The page cache of the primary process, as a worker uses it. */
export class PrimaryPages implements SharedPages {
  readonly #primary: Pick<Primary, 'findPage' | 'keepPage' | 'purge'>;
  readonly #options: PrimaryPagesOptions;
  #forget: ((purge: Purge) => number) | undefined;

  constructor(primary: Pick<Primary, 'findPage' | 'keepPage' | 'purge'>, options: PrimaryPagesOptions) {
    this.#primary = primary;
    this.#options = options;
  }

  async find(key: string, path: string): Promise<PageCopy | undefined> {
    const asked = this.#primary.findPage(this.#keyOf(key), path).catch(() => undefined);
    const record = await within(this.#options.patience ?? PATIENCE, asked);
    return record && readPageRecord(Buffer.from(record), this.#options.origins);
  }

  keep(key: string, copy: PageCopy): void {
    void this.#tell(key, copy).catch(() => undefined);
  }

  async #tell(key: string, copy: PageCopy): Promise<void> {
    const path = pathOfKey(key);
    const record = await writePageRecord(copy);
    await this.#primary.keepPage.asEvent({
      key: this.#keyOf(key),
      path,
      bornAt: toEpoch(copy.age.bornAt),
      record,
    });
  }

  purge({ path, since }: Purge): Promise<number> {
    return this.#primary.purge({ path, since: toEpoch(since) });
  }

  onPurge(forget: (purge: Purge) => number): void {
    this.#forget = forget;
  }

  /** Applies a purge from another process. Returns the number of pages dropped here. */
  applyPurge({ path, since }: PurgeMessage): number {
    return this.#forget?.({ path, since: fromEpoch(since) }) ?? 0;
  }

  #keyOf(key: string): string {
    return `${this.#options.namespace} ${key}`;
  }
}
