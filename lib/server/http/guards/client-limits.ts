import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { within } from '#lib/within.ts';

import { secondsToRetry, type TextResponse } from '../wire/send-response.ts';
import type { RequestKind } from './request-kind.ts';
import { redisClient } from '../../shared/redis-client.ts';

/**
 * Requests that one client may send in a minute, by kind. Ten a second are more than all people behind one address
 * need, and enough to read everything once. Limited are requests that no page makes by itself, and those that cost more
 * than a page or are rarely cached.
 */
export const REQUESTS_PER_MINUTE = {
  search: 600,
  export: 600,
  feed: 600,
  preview: 600,
  live: 600,
  graphql: 1_200,
  mcp: 600,
} as const satisfies Partial<Record<RequestKind, number>>;

type LimitedKind = keyof typeof REQUESTS_PER_MINUTE;

const MINUTE = 60;

/** Milliseconds that a request waits for the shared counts; after that the counts of this instance decide. */
const PATIENCE = 200;

export const isLimitedKind = (kind: RequestKind): kind is LimitedKind => kind in REQUESTS_PER_MINUTE;

/** The 429 answer for a client that has to wait so many seconds. */
export const tooMany = (seconds: number): TextResponse => ({
  status: 429,
  text: `Too many requests from your address. Ask again in ${seconds} s.`,
  headers: { 'retry-after': String(seconds) },
});

/** The 429 answer for a client that is over a rate. Browsers ask for a page again by themselves. */
export function tooFast(kind: RequestKind): TextResponse {
  const seconds = secondsToRetry();
  if (kind !== 'page') return tooMany(Number(seconds));
  return {
    status: 429,
    text: `Too many pages are asked for from your address. This one is asked for again in ${seconds} s.`,
    headers: { 'retry-after': seconds, refresh: seconds },
  };
}

interface LimitOptions {
  /** Multiplies the usual number of requests. */
  readonly factor: number;
  /** The Redis that counts for all instances, if there is one. */
  readonly redisUrl?: string | undefined;
}

interface KindLimit {
  readonly here: RateLimiterMemory;
  readonly everywhere: RateLimiterRedis | undefined;
}

/** Counts the requests of each client, in this process, or with other instances in Redis. */
export class ClientLimits {
  readonly #limits: ReadonlyMap<string, KindLimit>;
  readonly #redis: SharedCounts | undefined;

  /** Connects to Redis where one is configured, and reconnects until `close`. */
  constructor({ factor, redisUrl }: LimitOptions) {
    this.#redis = redisUrl === undefined ? undefined : connectCounts(redisUrl);
    this.#limits = new Map(
      Object.entries(REQUESTS_PER_MINUTE).map(([kind, requests]) => [
        kind,
        limitOf(kind, Math.max(1, Math.round(requests * factor)), this.#redis),
      ]),
    );
  }

  /** True while all instances count together. */
  get isShared(): boolean {
    return this.#redis?.isReady ?? false;
  }

  /** Counts a request. Returns the seconds that its client has to wait; 0 within the limit. */
  async secondsToWait(kind: LimitedKind, client: string): Promise<number> {
    const limit = this.#limits.get(kind);
    if (!limit) return 0;
    const { everywhere, here } = limit;
    const counted = everywhere && (await within(PATIENCE, secondsOf(everywhere, client)));
    return counted ?? secondsOf(here, client);
  }

  close(): void {
    this.#redis?.destroy();
  }
}

function limitOf(kind: string, points: number, redis: SharedCounts | undefined): KindLimit {
  const options = { keyPrefix: `war-ledger:limit:${kind}`, points, duration: MINUTE };
  const here = new RateLimiterMemory(options);
  const everywhere =
    redis &&
    new RateLimiterRedis({
      ...options,
      storeClient: redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: here,
      // A client over the limit is refused without asking Redis.
      inMemoryBlockOnConsumed: points,
    });
  return { here, everywhere };
}

async function secondsOf(limiter: RateLimiterMemory | RateLimiterRedis, client: string): Promise<number> {
  try {
    await limiter.consume(client);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    // Where the clock was put back, the library names a time beyond what it waits for.
    return Math.min(MINUTE, Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
  }
}

/**
 * Connects to the Redis that counts for all instances, and reconnects until it is destroyed. While it is away, each
 * instance counts for itself. Logs nothing: the shared cache logs that Redis is away.
 */
function connectCounts(url: string) {
  const client = redisClient(url);
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  return client;
}

type SharedCounts = ReturnType<typeof connectCounts>;
