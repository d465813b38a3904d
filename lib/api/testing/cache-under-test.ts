import { vi } from 'vitest';

import { ApiError } from '../api-error.ts';
import { createQueryCache } from '../query-cache.ts';

/* Questions and a cache for tests of it, with a clock that they set. */

/** Fresh for a second, served for two more while it is renewed. */
export const POLICY = { fresh: 1_000, whileRevalidating: 2_000 };
/** Milliseconds. */
export const HOUR = 3_600_000;

/** A request whose answers count how often it was sent. */
export const counting = () => {
  let n = 0;
  return vi.fn(async () => ({ n: ++n }));
};
/** A request with a cache policy, as the cache sends it. */
export const good =
  <T extends object>(ask: () => Promise<T>, policy = POLICY) =>
  async () => ({ data: await ask(), policy });
/** A question that fails for another reason than the API. */
export const failing = () => Promise.reject(new Error('down'));
/** A question to an API that is away. */
export const away = () => Promise.reject(new ApiError('unreachable'));
/** A question that is never answered. */
export const hanging = () => new Promise<{ n: number }>(() => undefined);
/** An answer that arrives when it is released. */
export function arriving() {
  let arrive: (answer: { n: number }) => void = () => undefined;
  const answer = new Promise<{ n: number }>((resolve) => (arrive = resolve));
  return { slow: vi.fn(() => answer), arrive };
}
/** The answer as the cache gives it while it is current. */
export const current = (n: number) => ({ data: { n }, staleSince: null });

/** A cache with a manual clock. */
export function setUp() {
  // The cache takes a time of 0 for "no age", and reads the clock once a millisecond.
  let time = 1;
  const cache = createQueryCache({ clock: { now: () => time } });
  const wait = async (ms: number) => {
    time += ms;
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const answer = async (key: string, ask: () => Promise<{ n: number }>, since?: number) => {
    const freshness = since === undefined ? undefined : { since };
    const { data, staleSince } = await cache.answer({ operation: 'GetKill', key, ask: good(ask), freshness });
    return { data, staleSince };
  };
  return { answer, cache, wait };
}
