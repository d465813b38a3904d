import { ErrorReply } from '@redis/client';
import { circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';

import { within } from '#lib/within.ts';

/** The number of failures in a row after which Redis is left alone, for some milliseconds. */
const MOST_FAILURES = 3;
const LEFT_ALONE = 5_000;

/**
 * Bounds the time that callers wait for Redis, and leaves it alone for a while when it fails again and again. What it
 * refuses at once, as a full one does with everything that is written, costs no time and counts as no failure.
 */
export class RedisLimits {
  readonly #waitLimit: number;
  readonly #breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof ErrorReply)),
    { halfOpenAfter: LEFT_ALONE, breaker: new ConsecutiveBreaker(MOST_FAILURES) },
  );

  /** @param waitLimit milliseconds */
  constructor(waitLimit: number) {
    this.#waitLimit = waitLimit;
  }

  /** @throws Error where it is left alone, does not answer in time, or refuses */
  execute<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#breaker.execute(async () => {
      const done = await within(
        this.#waitLimit,
        work().then((result) => ({ result })),
      );
      if (!done) throw new Error(`no answer within ${this.#waitLimit} ms`);
      return done.result;
    });
  }
}
