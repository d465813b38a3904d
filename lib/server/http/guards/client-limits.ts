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

/** The requests that a client may still send, after one was counted. */
interface Counted {
  /** Seconds that the client has to wait; 0 within the limit. */
  readonly secondsToWait: number;
  /** The limit for programs: `RateLimit` and `RateLimit-Policy`, as in draft-ietf-httpapi-ratelimit-headers-10. */
  readonly headers: Readonly<Record<string, string>>;
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

  /** Counts a request of a client. */
  async count(kind: LimitedKind, client: string): Promise<Counted> {
    const limit = this.#limits.get(kind);
    if (!limit) return { secondsToWait: 0, headers: {} };
    const { everywhere, here } = limit;
    const counted = everywhere && (await within(PATIENCE, resultOf(everywhere, client)));
    return countedOf(kind, here.points, counted ?? (await resultOf(here, client)));
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

interface Consumed {
  readonly isRefused: boolean;
  readonly result: RateLimiterRes;
}

async function resultOf(limiter: RateLimiterMemory | RateLimiterRedis, client: string): Promise<Consumed> {
  try {
    return { isRefused: false, result: await limiter.consume(client) };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { isRefused: true, result: refused };
  }
}

/** @param points requests that a client may send in a minute */
function countedOf(kind: LimitedKind, points: number, { isRefused, result }: Consumed): Counted {
  // Where the clock was put back, the library names a time beyond what it waits for.
  const seconds = Math.min(MINUTE, Math.max(1, Math.ceil(result.msBeforeNext / 1000)));
  const remaining = isRefused ? 0 : Math.max(0, result.remainingPoints);
  return {
    secondsToWait: isRefused ? seconds : 0,
    headers: {
      'ratelimit-policy': `"${kind}";q=${points};w=${MINUTE}`,
      ratelimit: `"${kind}";r=${remaining};t=${seconds}`,
    },
  };
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
