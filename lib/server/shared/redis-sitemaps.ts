import { deserialize, serialize } from 'node:v8';

import * as v from 'valibot';

import type { SharedSitemap, SharedSitemaps } from '#lib/sitemaps/sitemap-cache.ts';

import { RedisLimits } from './redis-limits.ts';
import { OLDEST, type RedisStore } from './redis-store.ts';

/** Milliseconds that a file waits for Redis at most, by default. */
const WAIT_LIMIT = 200;

const schema = v.object({
  bytes: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
  addresses: v.number(),
  next: v.nullable(v.string()),
  madeAt: v.number(),
});

/** Stores sitemap files in a Redis or Valkey, so that one instance makes each of them. */
export class RedisSitemaps implements SharedSitemaps {
  readonly #store: RedisStore;
  readonly #limits: RedisLimits;

  constructor(store: RedisStore, waitLimit = WAIT_LIMIT) {
    this.#store = store;
    this.#limits = new RedisLimits(waitLimit);
  }

  async find(name: string): Promise<SharedSitemap | undefined> {
    try {
      const found = await this.#limits.execute(() => this.#store.find(nameOf(name), ''));
      return found && v.parse(schema, deserialize(found.content));
    } catch {
      return undefined;
    }
  }

  keep(name: string, { bytes, addresses, next, madeAt }: SharedSitemap): void {
    const entry = serialize({ bytes, addresses, next, madeAt });
    // Without it, other instances make their own.
    this.#limits.execute(() => this.#store.write(nameOf(name), entry, OLDEST)).catch(() => undefined);
  }
}

const nameOf = (name: string): string => `sitemap:${name}`;
