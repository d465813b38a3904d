import { ErrorReply, RESP_TYPES } from '@redis/client';
import type { Log } from '../log.ts';
import { redisClient } from './redis-client.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

const HASH = 'sha256';
/** Bytes of a signature. */
const SIGNATURE = 32;

/**
 * Signs what instances write for each other. A signature covers the content, its key and the namespace, so that a
 * entry is valid in its own place only, and only where an instance wrote it.
 */
export class Seal {
  readonly #key: Buffer;

  /** @param secret shared by all instances @param namespace all that the signed content depends on */
  constructor(secret: string, namespace: string) {
    this.#key = createHmac(HASH, secret).update(namespace).digest();
  }

  /** Puts a signature before the content. */
  close(place: string, content: Uint8Array): Buffer {
    return Buffer.concat([this.#sign(place, content), content]);
  }

  /** The content behind a valid signature for this place; undefined for anything else. */
  open(place: string, sealed: Uint8Array): Buffer | undefined {
    if (sealed.length < SIGNATURE) return undefined;
    const content = sealed.subarray(SIGNATURE);
    const isOurs = timingSafeEqual(sealed.subarray(0, SIGNATURE), this.#sign(place, content));
    return isOurs ? Buffer.from(content) : undefined;
  }

  #sign(place: string, content: Uint8Array): Buffer {
    return createHmac(HASH, this.#key)
      .update(`${Buffer.byteLength(place)} ${place}`)
      .update(content)
      .digest();
  }
}

/** Milliseconds. */
const CLOSE_TOGETHER = 1;

/** An instant of this process's monotonic clock as epoch milliseconds, which other processes know too. */
export const toEpoch = (instant: number): number => startOfClock() + instant;

/** The reverse: epoch milliseconds as an instant of the monotonic clock. */
export const fromEpoch = (epoch: number): number => epoch - startOfClock();

/**
 * The start of the monotonic clock in epoch milliseconds, which moves where the machine's clock is set. Both clocks are
 * read again where the process did not run for a while between the two.
 */
function startOfClock(): number {
  for (;;) {
    const [before, epoch, after] = [performance.now(), Date.now(), performance.now()];
    if (after - before < CLOSE_TOGETHER) return epoch - after;
  }
}

/** Milliseconds beyond its lifetime for which something is kept, as a stale fallback. Purges are remembered as long. */
export const OLDEST = 3 * 24 * 3_600_000;

/** A purge: the pages that may only be made of answers newer than an instant. */
export interface Purge {
  /** The pages of a path, whatever their query; all pages where there is none. */
  readonly path?: string | undefined;
  /** Milliseconds of the monotonic clock. */
  readonly since: number;
}

/** Bytes of the largest entry that is written or read; pages take a twentieth of it. */
export const MAX_ENTRY = 2 * 1024 * 1024;

interface StoreOptions {
  /** Before all keys: what entries depend on besides their names. */
  readonly namespace: string;
  /** Shared by all instances, and secret. */
  readonly secret: string;
  readonly log: Log;
}

/** An entry that an instance has written. */
export interface FoundEntry {
  readonly content: Buffer;
  /** Entries from before this instant of the monotonic clock are purged. */
  readonly purgedAt: number;
}

/**
 * Entries of all instances in a Redis or Valkey; its own settings limit the memory, and decide what it evicts first.
 * An entry is read only where an instance of the same build and settings has signed it for this very name.
 * All of it fails while Redis is away, and hangs while Redis does: callers set limits (RedisLimits).
 */
export class RedisStore {
  readonly #namespace: string;
  readonly #seal: Seal;
  readonly #client;
  readonly #subscriber;

  /** Begins to connect, and goes on until it is closed. */
  constructor(url: string, { namespace, secret, log }: StoreOptions) {
    this.#namespace = namespace;
    this.#seal = new Seal(secret, namespace);
    const client = redisClient(url);
    this.#client = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    this.#subscriber = client.duplicate({ disableOfflineQueue: false });
    let isThere = true;
    client.on('error', (error: Error) => {
      if (isThere) log('warn', `shared cache: away, ${error.message}`);
      isThere = false;
    });
    client.on('ready', () => {
      isThere = true;
      log('info', 'shared cache: connected');
    });
    this.#subscriber.on('error', () => undefined);
    for (const one of [client, this.#subscriber]) one.connect().catch(() => undefined);
  }

  /**
   * Reads an entry; undefined where there is none of ours.
   * @param path of the page that asks: purges of it, and those of all, are read as well
   */
  async find(name: string, path: string): Promise<FoundEntry | undefined> {
    const [content, purged, allPurged] = await Promise.all([
      this.#read(this.#keyOf(name)),
      this.#read(this.#purgeKey(path)),
      this.#read(this.#purgeKey('')),
    ]);
    // A purge that cannot be read may be one of this entry.
    if (!content || purged === null || allPurged === null) return undefined;
    return { content, purgedAt: fromEpoch(Math.max(Number(purged ?? 0), Number(allPurged ?? 0))) };
  }

  /** Writes an entry, unless it is too large, for some milliseconds. */
  write(name: string, content: Buffer, milliseconds: number): Promise<void> {
    return this.#write(this.#keyOf(name), content, milliseconds);
  }

  /** Purges in all instances, and in those that start later. */
  async purge({ path = '', since }: Purge): Promise<void> {
    const epoch = toEpoch(since);
    const key = this.#purgeKey(path);
    const message = this.#seal.close(this.#channel, Buffer.from(`${epoch} ${path}`));
    const before = Number((await this.#read(key)) ?? 0);
    await this.#write(key, Buffer.from(String(Math.max(before, epoch))), OLDEST);
    await this.#client.publish(this.#channel, message.toString('base64'));
  }

  /** Registers a function that is called with the purges of other instances. */
  onPurge(forget: (purge: Purge) => unknown): void {
    const listener = (message: string) => {
      const said = this.#seal.open(this.#channel, Buffer.from(message, 'base64'));
      const [, epoch, path] = /^([\d.]+) (.*)$/.exec(String(said)) ?? [];
      if (epoch !== undefined) forget({ path: path || undefined, since: fromEpoch(Number(epoch)) });
    };
    // What is subscribed to once stays so over all connections.
    this.#subscriber.subscribe(this.#channel, listener).catch(() => undefined);
  }

  /** Ends both connections, at once. */
  close(): void {
    this.#client.destroy();
    this.#subscriber.destroy();
  }

  /** Reads what an instance has written; undefined where there is nothing, null where it is something else. */
  async #read(key: string): Promise<Buffer | undefined | null> {
    try {
      // Not `get`, which would take any number of bytes.
      const bytes = await this.#client.getRange(key, 0, MAX_ENTRY);
      return bytes?.length ? (this.#seal.open(key, bytes) ?? null) : undefined;
    } catch (error) {
      // Redis is well where a list, such as no instance writes, lies there.
      if (error instanceof ErrorReply && error.message.startsWith('WRONGTYPE')) return null;
      throw error;
    }
  }

  async #write(key: string, content: Buffer, milliseconds: number): Promise<void> {
    const sealed = this.#seal.close(key, content);
    if (sealed.length > MAX_ENTRY) return;
    await this.#client.set(key, sealed, { expiration: { type: 'PX', value: milliseconds } });
  }

  get #channel(): string {
    return `${this.#namespace}:purges`;
  }

  #keyOf(name: string): string {
    return `${this.#namespace}:${name}`;
  }

  #purgeKey(path: string): string {
    return this.#keyOf(`purged:${path}`);
  }
}
