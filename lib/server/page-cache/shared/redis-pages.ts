import type { Log } from '../../log.ts';
import { RedisLimits } from '../../shared/redis-limits.ts';
import { OLDEST, type Purge, type RedisStore, fromEpoch, toEpoch } from '../../shared/redis-store.ts';
import { type PolicyOrigins, pagePolicyOf } from '../make-copy.ts';
import { PageCopy } from '../page-copy.ts';
import { deserialize, serialize } from 'node:v8';
import * as v from 'valibot';
import { CopyBodies } from '#lib/server/page-cache/copy-bodies.ts';

/**
 * A page as other processes receive it. Its birth is in epoch milliseconds, since each process has its own monotonic
 * clock; its lifetime is stored separately, so that a clock change cannot alter it.
 */
const schema = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  contentType: v.string(),
  scriptHashes: v.array(v.string()),
  link: v.optional(v.string()),
  vary: v.string(),
  /** Identifies the content in ETags. */
  tag: v.string(),
  brotli: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** Epoch milliseconds. */
  bornAt: v.number(),
  /** Milliseconds from its birth, as the next. */
  freshFor: v.number(),
  goodFor: v.number(),
});

/** Serialises a page of quality 'current'. */
export async function writePageEntry({ content, age }: PageCopy): Promise<Buffer> {
  const { status, contentType, scriptHashes, link, vary, bodies } = content;
  return serialize({
    status,
    contentType,
    scriptHashes: [...scriptHashes],
    link,
    vary,
    tag: bodies.tag,
    brotli: await bodies.make('br'),
    bornAt: toEpoch(age.bornAt),
    freshFor: age.freshUntil - age.bornAt,
    goodFor: age.goodUntil - age.bornAt,
  } satisfies v.InferInput<typeof schema>);
}

/** Deserialises a page; undefined for anything else, such as what another version of Node wrote. */
export function readPageEntry(bytes: Buffer, origins: PolicyOrigins): PageCopy | undefined {
  const result = v.safeParse(schema, valueOf(bytes));
  if (!result.success) return undefined;
  const { tag, brotli, bornAt: epoch, freshFor, goodFor, link, ...fields } = result.output;
  const content = {
    ...fields,
    link,
    policy: pagePolicyOf(fields.scriptHashes, origins),
    bodies: CopyBodies.ofBrotli(Buffer.from(brotli), tag),
    quality: 'current' as const,
  };
  const bornAt = fromEpoch(epoch);
  return new PageCopy(content, { bornAt, freshUntil: bornAt + freshFor, goodUntil: bornAt + goodFor });
}

function valueOf(bytes: Buffer): unknown {
  try {
    return deserialize(bytes);
  } catch {
    return undefined;
  }
}

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
      const copy = found && readPageEntry(found.content, this.#origins);
      return copy && copy.age.bornAt > found.purgedAt ? copy : undefined;
    } catch {
      return undefined;
    }
  }

  /** Stores a page, in the background. */
  keep(key: string, copy: PageCopy): void {
    const milliseconds = Math.ceil(copy.age.goodUntil + OLDEST - performance.now());
    const written = this.#limits.execute(async () => {
      await this.#store.write(nameOf(key), await writePageEntry(copy), milliseconds);
    });
    written.catch((error: Error) => this.#log('debug', `shared cache: page not kept, ${error.message}`));
  }

  /** Drops pages in all instances. @throws Error where other instances cannot be notified */
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
