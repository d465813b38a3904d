import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';

import type { Log } from '../../log.ts';
import type { PolicyOrigins } from '../make-copy.ts';
import { OLDEST, type PageCopy } from '../page-copy.ts';
import { fromEpoch, toEpoch } from './epoch.ts';
import { readPageRecord, writePageRecord } from './page-record.ts';
import { Seal } from './seal.ts';
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
/** Bytes of the largest record that is written or read; pages take a twentieth of it. */
export const MAX_RECORD = 2 * 1024 * 1024;

interface RedisOptions {
  /** Before all keys: what pages depend on besides their addresses. */
  readonly namespace: string;
  /** That all instances have, and nobody else. */
  readonly secret: string;
  readonly origins: PolicyOrigins;
  readonly log: Log;
  /** Milliseconds that a visitor waits for Redis at most. */
  readonly waitLimit?: number;
}

/**
 * Stores pages in a Redis or Valkey, until they are of no use to anybody; its own settings limit the memory, and
 * decide what it evicts first. While it is away, slow or full, the site does without it. What lies there is believed
 * only where an instance of the same build and settings has signed it for this very key.
 */
export class RedisPages implements SharedPages {
  readonly #namespace: string;
  readonly #seal: Seal;
  readonly #origins: PolicyOrigins;
  readonly #log: Log;
  readonly #client;
  readonly #subscriber;
  readonly #limits;

  /**
   * Begins to connect, and goes on until it is closed.
   * @param url such as "redis://127.0.0.1:6379"; never told to anybody, since it may hold a password
   */
  constructor(url: string, { namespace, secret, origins, log, waitLimit = WAIT_LIMIT }: RedisOptions) {
    this.#namespace = namespace;
    this.#seal = new Seal(secret, namespace);
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
          this.#read(this.#pageKey(key)),
          this.#read(this.#purgeKey(path)),
          this.#read(this.#purgeKey('')),
        ]),
      );
      // A purge that cannot be read may be one of this page.
      if (!page || purged === null || allPurged === null) return undefined;
      const copy = readPageRecord(page, this.#origins);
      const since = fromEpoch(Math.max(Number(purged ?? 0), Number(allPurged ?? 0)));
      return copy && copy.age.bornAt > since ? copy : undefined;
    } catch {
      return undefined;
    }
  }

  keep(key: string, copy: PageCopy): void {
    const milliseconds = Math.ceil(copy.age.goodUntil + OLDEST - performance.now());
    const written = this.#limits.execute(async () => {
      await this.#write(this.#pageKey(key), await writePageRecord(copy), milliseconds);
    });
    written.catch((error: Error) => this.#log('debug', `shared page cache: not kept, ${error.message}`));
  }

  /** Other instances do not tell how many pages they drop. */
  async purge({ path = '', since }: Purge): Promise<number> {
    const epoch = toEpoch(since);
    const key = this.#purgeKey(path);
    const message = this.#seal.close(this.#channel, Buffer.from(`${epoch} ${path}`));
    await this.#limits.execute(async () => {
      const before = Number((await this.#read(key)) ?? 0);
      await this.#write(key, Buffer.from(String(Math.max(before, epoch))), OLDEST);
      await this.#client.publish(this.#channel, message.toString('base64'));
    });
    return 0;
  }

  onPurge(forget: (purge: Purge) => unknown): void {
    const listener = (message: string) => {
      const said = this.#seal.open(this.#channel, Buffer.from(message, 'base64'));
      const [, epoch, path] = /^([\d.]+) (.*)$/.exec(String(said)) ?? [];
      if (epoch !== undefined) forget({ path: path || undefined, since: fromEpoch(Number(epoch)) });
    };
    // What is subscribed to once stays so over all connections.
    this.#subscriber.subscribe(this.#channel, listener).catch(() => undefined);
  }

  /** Reads what an instance has written; undefined where there is nothing, null where it is something else. */
  async #read(key: string): Promise<Buffer | undefined | null> {
    try {
      // Not `get`, which would take any number of bytes.
      const bytes = await this.#client.getRange(key, 0, MAX_RECORD);
      return bytes?.length ? (this.#seal.open(key, bytes) ?? null) : undefined;
    } catch (error) {
      // Redis is well where a list, such as no instance writes, lies there.
      if (error instanceof ErrorReply && error.message.startsWith('WRONGTYPE')) return null;
      throw error;
    }
  }

  async #write(key: string, content: Buffer, milliseconds: number): Promise<void> {
    const sealed = this.#seal.close(key, content);
    if (sealed.length > MAX_RECORD) return;
    await this.#client.set(key, sealed, { expiration: { type: 'PX', value: milliseconds } });
  }

  /** Ends both connections, at once. */
  close(): void {
    this.#client.destroy();
    this.#subscriber.destroy();
  }

  get #channel(): string {
    return `${this.#namespace}:purges`;
  }

  #pageKey(key: string): string {
    return `${this.#namespace}:page:${key}`;
  }

  #purgeKey(path: string): string {
    return `${this.#namespace}:purged:${path}`;
  }
}
