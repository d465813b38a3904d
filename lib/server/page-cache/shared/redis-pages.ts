import { createHash } from 'node:crypto';

import { createClient, RESP_TYPES } from '@redis/client';
import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';

import type { Env } from '#lib/env.ts';

import type { Log } from '../../log.ts';
import type { PolicyOrigins } from '../make-copy.ts';
import { OLDEST, type PageCopy } from '../page-copy.ts';
import { fromEpoch, toEpoch } from './epoch.ts';
import { readPageRecord, writePageRecord } from './page-record.ts';
import type { Purge, SharedPages } from './shared-pages.ts';

/** The default of `waitLimit`. */
const WAIT_LIMIT = 200;
/** The number of failures in a row after which Redis is left alone, for some milliseconds. */
const MOST_FAILURES = 3;
const LEFT_ALONE = 5_000;
/** Milliseconds between tries to connect. */
const RECONNECT = 1_000;
/** Milliseconds of silence after which a connection counts as broken; a ping is sent before. */
const SILENCE = 5_000;
const PING = 2_000;

interface RedisOptions {
  /** Before all keys: what pages depend on besides their addresses. */
  readonly namespace: string;
  readonly origins: PolicyOrigins;
  readonly log: Log;
  /** Milliseconds that a visitor waits for Redis at most. */
  readonly waitLimit?: number;
}

/** The settings that an instance's pages depend on, besides the build and their answers. */
const SHOWN = [
  'IMAGE_ORIGIN',
  'ARMORY_URL',
  'ANALYTICS_ENDPOINT',
  'ANALYTICS_DOMAIN',
  'GRAPHQL_ENDPOINT',
  'DATABASE_URL',
  'API_GENERATION',
  'WORLD_SEED',
  'WORLD_NOW',
  'WORLD_SCALE',
] as const satisfies readonly (keyof Env)[];

/**
 * Instances with the same name may send each other's pages: of the same build, with the same data and addresses.
 * @param build Next's name of it, which differs each time that it is made
 */
export function sharedNamespace(env: Env, build: string): string {
  // Without a public origin, canonical addresses name the port.
  const origin = env.SITE_URL ?? env.PORT;
  const shown = JSON.stringify([build, origin, ...SHOWN.map((name) => env[name] ?? null)]);
  return `war-ledger:${createHash('sha256').update(shown).digest('base64url').slice(0, 16)}`;
}

/**
 * Stores pages in a Redis or Valkey, until they are of no use to anybody; its own settings limit the memory, and
 * decide what it evicts first. While it is away, slow or full, the site does without it.
 */
export class RedisPages implements SharedPages {
  readonly #namespace: string;
  readonly #origins: PolicyOrigins;
  readonly #log: Log;
  readonly #client;
  readonly #subscriber;
  readonly #limits;

  /**
   * Begins to connect, and goes on until it is closed.
   * @param url such as "redis://127.0.0.1:6379"; never told to anybody, since it may hold a password
   */
  constructor(url: string, { namespace, origins, log, waitLimit = WAIT_LIMIT }: RedisOptions) {
    this.#namespace = namespace;
    this.#origins = origins;
    this.#log = log;
    this.#limits = wrap(
      circuitBreaker(handleAll, {
        halfOpenAfter: LEFT_ALONE,
        breaker: new ConsecutiveBreaker(MOST_FAILURES),
      }),
      timeout(waitLimit, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
    );
    const client = createClient({
      url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: 1_000,
      pingInterval: PING,
      socket: { connectTimeout: SILENCE, socketTimeout: SILENCE, reconnectStrategy: () => RECONNECT },
    });
    this.#client = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    this.#subscriber = client.duplicate({ disableOfflineQueue: false });
    let isThere = true;
    client.on('error', (error: Error) => {
      if (isThere) log('warn', `shared page cache: away, ${error.message}`);
      isThere = false;
    });
    client.on('ready', () => {
      isThere = true;
      log('info', 'shared page cache: connected');
    });
    this.#subscriber.on('error', () => undefined);
    for (const one of [client, this.#subscriber]) one.connect().catch(() => undefined);
  }

  async find(key: string, path: string): Promise<PageCopy | undefined> {
    try {
      const [page, purged, allPurged] = await this.#limits.execute(() =>
        Promise.all([
          this.#client.get(this.#pageKey(key)),
          this.#client.get(this.#purgeKey(path)),
          this.#client.get(this.#purgeKey('')),
        ]),
      );
      const copy = page ? readPageRecord(page, this.#origins) : undefined;
      const since = fromEpoch(Math.max(Number(purged), Number(allPurged)));
      return copy && copy.age.bornAt > since ? copy : undefined;
    } catch {
      return undefined;
    }
  }

  keep(key: string, copy: PageCopy): void {
    const milliseconds = Math.ceil(copy.age.goodUntil + OLDEST - performance.now());
    const written = this.#limits.execute(async () =>
      this.#client.set(this.#pageKey(key), await writePageRecord(copy), {
        expiration: { type: 'PX', value: milliseconds },
      }),
    );
    written.catch((error: Error) => this.#log('debug', `shared page cache: not kept, ${error.message}`));
  }

  async purge({ path = '', since }: Purge): Promise<void> {
    const epoch = toEpoch(since);
    const key = this.#purgeKey(path);
    await this.#limits.execute(async () => {
      const before = Number(await this.#client.get(key));
      await this.#client.set(key, String(Math.max(before, epoch)), {
        expiration: { type: 'PX', value: OLDEST },
      });
      await this.#client.publish(`${this.#namespace}:purges`, `${epoch} ${path}`);
    });
  }

  onPurge(forget: (purge: Purge) => void): void {
    const listener = (message: string) => {
      const [, epoch, path] = /^([\d.]+) (.*)$/.exec(message) ?? [];
      if (epoch !== undefined) forget({ path: path || undefined, since: fromEpoch(Number(epoch)) });
    };
    // What is subscribed to once stays so over all connections.
    this.#subscriber.subscribe(`${this.#namespace}:purges`, listener).catch(() => undefined);
  }

  /** Ends both connections, at once. */
  close(): void {
    this.#client.destroy();
    this.#subscriber.destroy();
  }

  #pageKey(key: string): string {
    return `${this.#namespace}:page:${key}`;
  }

  #purgeKey(path: string): string {
    return `${this.#namespace}:purged:${path}`;
  }
}
