import type { Log } from '../../log.ts';
import { RedisLimits } from '../../shared/redis-limits.ts';
import { OLDEST, type Purge, type RedisStore } from '../../shared/redis-store.ts';
import type { PolicyOrigins } from '../make-copy.ts';
import type { PageCopy } from '../page-copy.ts';
import { readPageRecord, writePageRecord } from './page-record.ts';

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
export class RedisPages {
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

  /** Finds a page that was not purged; undefined where there is none, or no answer comes in time. */
  async find(key: string, path: string): Promise<PageCopy | undefined> {
    try {
      const found = await this.#limits.execute(() => this.#store.find(nameOf(key), path));
      const copy = found && readPageRecord(found.content, this.#origins);
      return copy && copy.age.bornAt > found.purgedAt ? copy : undefined;
    } catch {
      return undefined;
    }
  }

  /** Stores a page, in the background. */
  keep(key: string, copy: PageCopy): void {
    const milliseconds = Math.ceil(copy.age.goodUntil + OLDEST - performance.now());
    const written = this.#limits.execute(async () => {
      await this.#store.write(nameOf(key), await writePageRecord(copy), milliseconds);
    });
    written.catch((error: Error) => this.#log('debug', `shared cache: page not kept, ${error.message}`));
  }

  /**
   * Drops pages in all instances.
   * @throws Error where other instances cannot be notified
   */
  purge(purge: Purge): Promise<void> {
    return this.#limits.execute(() => this.#store.purge(purge));
  }

  /** Registers a function that is called with the purges of other instances. */
  onPurge(forget: (purge: Purge) => unknown): void {
    this.#store.onPurge(forget);
  }
}

/** The page cache that several instances share. Only `purge` rejects. */
export type SharedPages = Pick<RedisPages, 'find' | 'keep' | 'purge' | 'onPurge'>;

const nameOf = (key: string): string => `page:${key}`;
