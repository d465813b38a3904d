import { LRUCache } from 'lru-cache';

import type { Answer } from './answer.ts';
import type { CachePolicy } from './cache-policy.ts';

/** Bytes of all answers together, as JSON; the least recently used are dropped first. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Milliseconds until what could not be had is asked for again. */
const RETRY_AFTER = 1;

export interface Question<T extends object> {
  /** Names the operation and its variables: equal keys have equal answers. */
  readonly key: string;
  readonly policy: CachePolicy;
  readonly ask: () => Promise<T>;
}

export interface QueryCache {
  /**
   * The cached answer, or the one that `ask` gives. Identical questions in flight share one call. A stale answer
   * is served while a new one is fetched, and as long as fetching fails; then it says how old it is.
   */
  answer<T extends object>(question: Question<T>): Promise<Answer<T>>;
}

type Ask = () => Promise<object>;

interface Entry extends Answer<object> {
  /** Epoch milliseconds. */
  readonly answeredAt: number;
}

/**
 * A cache of answers, bounded by their bytes.
 * @param clock milliseconds that never go back.
 */
export function createQueryCache(
  clock: { now(): number } = performance,
  maxBytes: number = MAX_BYTES,
): QueryCache {
  const cache = new LRUCache<string, Entry, Ask>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => key.length + JSON.stringify(entry.data).length,
    perf: clock,
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, old, { context: ask, options }) => {
      try {
        return { data: await ask(), answeredAt: Date.now(), staleSince: null };
      } catch (error) {
        if (!old) throw error;
        options.ttl = RETRY_AFTER;
        return { ...old, staleSince: old.answeredAt };
      }
    },
  });

  const find = async ({ key, policy, ask }: Question<object>): Promise<Answer<object>> => {
    const { data, staleSince } = await cache.forceFetch(key, {
      context: ask,
      ttl: policy.fresh,
      allowStale: cache.getRemainingTTL(key) > -policy.whileRevalidating,
    });
    return { data, staleSince };
  };

  return {
    // Equal keys have equal answers, so that what is stored has the type asked for.
    answer: <T extends object>(question: Question<T>) => find(question) as Promise<Answer<T>>,
  };
}
