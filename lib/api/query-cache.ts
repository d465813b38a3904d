import { LRUCache } from 'lru-cache';

import type { CachePolicy } from './cache-policy.ts';

/** Answers beyond this number are dropped, the least recently used first. */
const MAX_ANSWERS = 4_000;

type Ask = () => Promise<object>;

export interface Question<T extends object> {
  /** Names the operation and its variables: equal keys have equal answers. */
  readonly key: string;
  readonly policy: CachePolicy;
  readonly ask: () => Promise<T>;
  /** Told when an old answer stands in for one that could not be had, with its time in epoch milliseconds. */
  readonly onStale?: (answeredAt: number) => void;
}

export interface QueryCache {
  /**
   * The cached answer, or the one that `ask` gives. Identical questions in flight share one call. A stale answer
   * is served while a new one is fetched, and as long as fetching fails.
   */
  answer<T extends object>(question: Question<T>): Promise<T>;
}

export function createQueryCache(clock: { now(): number } = performance): QueryCache {
  const answeredAt = new WeakMap<object, number>();
  const cache = new LRUCache<string, object, Ask>({
    max: MAX_ANSWERS,
    perf: clock,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, _stale, { context: ask }) => {
      const answer = await ask();
      answeredAt.set(answer, Date.now());
      return answer;
    },
  });

  const find = async ({ key, policy, ask, onStale }: Question<object>): Promise<object> => {
    const remaining = cache.getRemainingTTL(key);
    const status: LRUCache.Status<string, object, Ask> = {};
    const answer = await cache.forceFetch(key, {
      status,
      context: ask,
      ttl: policy.fresh,
      allowStale: remaining > -policy.whileRevalidating,
      // 0 means unknown: without an old answer, the failure itself has to come out.
      allowStaleOnFetchRejection: remaining !== 0,
    });
    if (status.fetchRejected) onStale?.(answeredAt.get(answer) ?? Date.now());
    return answer;
  };

  // Equal keys have equal answers, so that what is stored has the type asked for.
  return { answer: (question) => find(question) as ReturnType<typeof question.ask> };
}
