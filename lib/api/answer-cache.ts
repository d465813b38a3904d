import { LRUCache } from 'lru-cache';

import type { CachePolicy } from './cache-policy.ts';

/** Answers beyond this number are dropped, the least recently used first. */
const MAX_ANSWERS = 4_000;

type Ask = () => Promise<object>;

export interface AnswerCache {
  /**
   * The cached answer, or the one that `ask` gives. Identical questions in flight share one call. A stale answer
   * is served while a new one is fetched, and as long as fetching fails.
   */
  answer<T extends object>(key: string, policy: CachePolicy, ask: () => Promise<T>): Promise<T>;
}

export function createAnswerCache(clock: { now(): number } = performance): AnswerCache {
  const cache = new LRUCache<string, object, Ask>({
    max: MAX_ANSWERS,
    perf: clock,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: (_key, _stale, { context: ask }) => ask(),
  });

  return {
    // The key names the operation and its variables, so that the stored answer has the type asked for.
    answer: (key, policy, ask) => {
      const remaining = cache.getRemainingTTL(key);
      return cache.forceFetch(key, {
        context: ask,
        ttl: policy.fresh,
        allowStale: remaining > -policy.whileRevalidating,
        // 0 means unknown: without an old answer, the failure itself has to come out.
        allowStaleOnFetchRejection: remaining !== 0,
      }) as ReturnType<typeof ask>;
    },
  };
}
