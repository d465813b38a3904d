import type { Log } from '../../log.ts';
import { OLDEST } from '../../shared/oldest.ts';
import type { Purge } from '../../shared/purge.ts';
import { RedisLimits } from '../../shared/redis-limits.ts';
import type { RedisStore } from '../../shared/redis-store.ts';
import type { PolicyOrigins } from '../make-copy.ts';
import type { PageCopy } from '../page-copy.ts';
import { readPageRecord, writePageRecord } from './page-record.ts';
import type { SharedPages } from './shared-pages.ts';

/** The default of `waitLimit`. */
const WAIT_LIMIT = 200;

interface RedisPagesOptions {
  readonly origins: PolicyOrigins;
  readonly log: Log;
  /** Milliseconds that a visitor waits for Redis at most. */
  readonly waitLimit?: number;
}

/**
 * Stores pages in a Redis or Valkey, until they are of no use to anybody. While it is away, slow or full, the site does
 * without it.
 */
export class RedisPages implements SharedPages {
  readonly #store: RedisStore;
  readonly #origins: PolicyOrigins;
  readonly #log: Log;
  readonly #limits: RedisLimits;

  constructor(store: RedisStore, { origins, log, waitLimit = WAIT_LIMIT }: RedisPagesOptions) {
    this.#store = store;
    this.#origins = origins;
    this.#log = log;
    this.#limits = new RedisLimits(waitLimit);
  }

  async find(key: string, path: string): Promise<PageCopy | undefined> {
    try {
      const found = await this.#limits.execute(() => this.#store.find(nameOf(key), path));
      const copy = found && readPageRecord(found.content, this.#origins);
      return copy && copy.age.bornAt > found.purgedAt ? copy : undefined;
    } catch {
      return undefined;
    }
  }

  keep(key: string, copy: PageCopy): void {
    const milliseconds = Math.ceil(copy.age.goodUntil + OLDEST - performance.now());
    const written = this.#limits.execute(async () => {
      await this.#store.write(nameOf(key), await writePageRecord(copy), milliseconds);
    });
    written.catch((error: Error) => this.#log('debug', `shared cache: page not kept, ${error.message}`));
  }

  /** Other instances do not tell how many pages they drop. */
  async purge(purge: Purge): Promise<number> {
    await this.#limits.execute(() => this.#store.purge(purge));
    return 0;
  }

  onPurge(forget: (purge: Purge) => unknown): void {
    this.#store.onPurge(forget);
  }
}

const nameOf = (key: string): string => `page:${key}`;
