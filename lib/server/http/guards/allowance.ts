import { LRUCache } from 'lru-cache';

/** The rate at which a client may do something. */
export interface Rate {
  readonly perSecond: number;
  /** The number of times at once, after a rest. */
  readonly atOnce: number;
}

/** Clients that are remembered, a number each. The one that came longest ago is forgotten first, and begins anew. */
const MOST_CLIENTS = 10_000;

const SECOND = 1_000;

/** Milliseconds that sums of intervals may be off. */
const ROUNDING = 0.001;

/**
 * Lets each client do something at a rate: a token bucket per client. All of it is synchronous and takes less than a
 * microsecond. Times are milliseconds of the monotonic clock.
 */
export class Allowance {
  readonly #interval: number;
  readonly #depth: number;
  /** The time at which each client has its whole allowance again. */
  readonly #fullAt = new LRUCache<string, number>({ max: MOST_CLIENTS });

  constructor({ perSecond, atOnce }: Rate) {
    this.#interval = SECOND / perSecond;
    this.#depth = Math.max(1, atOnce) * this.#interval;
  }

  /** Milliseconds until the client may do it again; 0 where it may now. */
  wait(client: string, now = performance.now()): number {
    const fullAt = this.#fullAt.get(client) ?? now;
    const wait = fullAt - now + this.#interval - this.#depth;
    return wait > ROUNDING ? wait : 0;
  }

  /** Counts once, beyond the allowance too. */
  take(client: string, now = performance.now()): void {
    this.#fullAt.set(client, Math.max(now, this.#fullAt.get(client) ?? now) + this.#interval);
  }

  /** Counts once where the client may do it now. Returns the milliseconds that it has to wait otherwise, else 0. */
  takeWithin(client: string, now = performance.now()): number {
    const wait = this.wait(client, now);
    if (wait === 0) this.take(client, now);
    return wait;
  }
}
